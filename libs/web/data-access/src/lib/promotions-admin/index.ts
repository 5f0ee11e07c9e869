import type { CreatePromotionApiArg, UpdatePromotionApiArg } from './promotions-admin.gen';

export {
  promotionsAdminApi,
  useCreatePromotionMutation,
  useRemovePromotionMutation,
  useUpdatePromotionMutation,
} from './promotions-admin.api';
export type PromotionCreation = CreatePromotionApiArg['body'];
export type PromotionUpdate = UpdatePromotionApiArg['body'];
