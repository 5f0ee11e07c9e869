import { putSaved, withoutRow, withRow } from '../put-saved';
import { slidesApi, type Slide } from '../slides';
import { slidesAdminGenerated } from './slides-admin.gen';

const putSavedRow = putSaved((saved: Slide) =>
  slidesApi.util.updateQueryData('listSlides', undefined, (slides) =>
    withRow(saved)(slides).sort((a, b) => a.order - b.order || a.id - b.id),
  ),
);

export const slidesAdminApi = slidesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Slide', 'Trash'],
  endpoints: {
    getSlide: { providesTags: (_slide, _error, id) => [{ type: 'Slide', id }] },
    // Also after an error: without a response, the call may have succeeded.
    createSlide: {
      invalidatesTags: [{ type: 'Slide', id: 'LIST' }],
      onQueryStarted: putSavedRow,
    },
    // Every slide says its order. Also after an error: the list may have other rows by now.
    updateSlideOrder: { invalidatesTags: ['Slide'] },
    // Also after an error: the row may have been deleted meanwhile.
    updateSlide: {
      invalidatesTags: (_slide, _error, { id }) => [{ type: 'Slide', id }],
      onQueryStarted: putSavedRow,
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
