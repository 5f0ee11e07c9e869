import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { slidesApi, type Slide } from './slides.api';
import { rowTag } from '../row-tags';
import { slidesAdminGenerated } from './slides-admin.gen';

const { create, update, remove } = managedEndpoints({
  tag: 'Slide',
  updateList: (change: ListChange<Slide>) =>
    slidesApi.util.updateQueryData('listSlides', undefined, (slides) =>
      change(slides).sort((a, b) => a.order - b.order || a.id - b.id),
    ),
});

export const slidesAdminApi = slidesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Slide', 'Content', 'Trash'],
  endpoints: {
    getSlide: { providesTags: rowTag('Slide') },
    createSlide: create,
    updateSlide: update,
    removeSlide: remove,
    // A slide's response has its order, so a new order changes every slide.
    updateSlideOrder: { invalidatesTags: ['Slide'] },
  },
});

/** What the back office reads and writes. */
export const slideCalls = {
  useList: slidesApi.useListSlidesQuery,
  get: slidesAdminApi.endpoints.getSlide,
  useCreate: slidesAdminApi.useCreateSlideMutation,
  useUpdate: slidesAdminApi.useUpdateSlideMutation,
  useRemove: slidesAdminApi.useRemoveSlideMutation,
  useReorder: slidesAdminApi.useUpdateSlideOrderMutation,
};
