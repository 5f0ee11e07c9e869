import type { GetPromotionApiResponse } from './promotions.gen';

export { promotionsApi, useGetPromotionQuery, useListPromotionsQuery } from './promotions.api';
export type Promotion = GetPromotionApiResponse;
