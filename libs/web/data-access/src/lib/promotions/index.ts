import type { GetPromotionApiResponse } from './promotions.gen';

export {
  promotionsApi,
  useGetPromotionQuery,
  useListFeaturedPromotionsQuery,
  useListPromotionsQuery,
} from './promotions.api';
export type Promotion = GetPromotionApiResponse;
