import { slidesAdminGenerated } from './slides-admin.gen';

export const slidesAdminApi = slidesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Slide'],
  endpoints: {
    // Whatever came of it: a call without an answer may have been done all the same.
    createSlide: { invalidatesTags: [{ type: 'Slide', id: 'LIST' }] },
    // A failed change may have found a row that is gone: what is shown is asked for again.
    updateSlide: { invalidatesTags: (_slide, _error, { id }) => [{ type: 'Slide', id }] },
    removeSlide: { invalidatesTags: [{ type: 'Slide', id: 'LIST' }] },
  },
});

export const { useCreateSlideMutation, useUpdateSlideMutation, useRemoveSlideMutation } =
  slidesAdminApi;
