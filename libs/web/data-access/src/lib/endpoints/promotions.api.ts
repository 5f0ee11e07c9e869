import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags, rowTag } from '../row-tags';
import {
  promotionsGenerated,
  type GetPromotionApiResponse,
  type ListPromotionsApiArg,
} from './promotions.gen';

/** What packages show of a promotion, with their ids. */
export type PackagesPromotion = ReturnType<typeof toPackagesPromotion>;

export const promotionsApi = promotionsGenerated
  .enhanceEndpoints({
    addTagTypes: ['Promotion', 'Content'],
    endpoints: {
      listPromotions: { providesTags: listTags('Promotion') },
      listFeaturedPromotions: { providesTags: listTags('Promotion') },
      getPromotion: {
        providesTags: rowTag('Promotion'),
        onQueryStarted: invalidateListOnNotFound('Promotion'),
      },
    },
  })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      listPackagesPromotions: build.query<PackagesPromotion[], ListPromotionsApiArg>({
        query: () => ({ url: '/promotions' }),
        transformResponse: (promotions: Promotion[]) => promotions.map(toPackagesPromotion),
        providesTags: ['Promotion', 'Content'],
      }),
    }),
  });

export const {
  useListPromotionsQuery,
  useListPackagesPromotionsQuery,
  useListFeaturedPromotionsQuery,
  useGetPromotionQuery,
} = promotionsApi;

export type Promotion = GetPromotionApiResponse;

function toPackagesPromotion(promotion: Promotion) {
  const { id, title, description, discount_percent, valid_until, weekdays, packages } = promotion;
  const { untranslated } = promotion;
  const package_ids = packages.map((pkg) => pkg.id);
  const shown = { id, title, description, discount_percent, valid_until, weekdays, package_ids };
  return { ...shown, ...(untranslated && { untranslated }) };
}
