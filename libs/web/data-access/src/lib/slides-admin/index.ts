import type { CreateSlideApiArg, UpdateSlideApiArg } from './slides-admin.gen';

export {
  slidesAdminApi,
  useCreateSlideMutation,
  useGetSlideQuery,
  useRemoveSlideMutation,
  useUpdateSlideMutation,
  useUpdateSlideOrderMutation,
} from './slides-admin.api';
export type SlideCreation = CreateSlideApiArg['body'];
export type SlideUpdate = UpdateSlideApiArg['body'];
