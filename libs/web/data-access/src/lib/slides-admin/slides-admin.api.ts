import { putSaved, withoutRow, withRow } from '../put-saved';
import { slidesApi } from '../slides';
import { slidesAdminGenerated } from './slides-admin.gen';

export const slidesAdminApi = slidesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Slide', 'Trash'],
  endpoints: {
    getSlide: { providesTags: (_slide, _error, id) => [{ type: 'Slide', id }] },
    // Also after an error: without a response, the call may have succeeded.
    createSlide: { invalidatesTags: [{ type: 'Slide', id: 'LIST' }] },
    // Every slide says its order. Also after an error: the list may have other rows by now.
    updateSlideOrder: { invalidatesTags: ['Slide'] },
    // Also after an error: the row may have been deleted meanwhile.
    updateSlide: {
      invalidatesTags: (_slide, _error, { id }) => [{ type: 'Slide', id }],
      onQueryStarted: putSaved((saved) =>
        slidesApi.util.updateQueryData('listSlides', undefined, withRow(saved)),
      ),
    },
    removeSlide: {
      invalidatesTags: [{ type: 'Slide', id: 'LIST' }, 'Trash'],
      onQueryStarted: putSaved((_nothing, { id }) =>
        slidesApi.util.updateQueryData('listSlides', undefined, withoutRow(id)),
      ),
    },
  },
});

export const {
  useGetSlideQuery,
  useCreateSlideMutation,
  useUpdateSlideMutation,
  useRemoveSlideMutation,
  useUpdateSlideOrderMutation,
} = slidesAdminApi;
