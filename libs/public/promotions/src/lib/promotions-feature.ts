import { lazyPage, paths, type Feature } from '@lereng/web-feature';
import { loadPromotionDetail } from './promotion-detail/load-promotion-detail';
import { loadPromotionList } from './promotion-list/load-promotion-list';
import { words } from './words';

/** The active promotions: list and detail pages. */
export const promotionsFeature: Feature = {
  name: 'promotions',
  routes: [
    {
      path: paths.promotions.pattern,
      page: lazyPage(() => import('./promotion-list/promotion-list-page')),
      load: loadPromotionList,
    },
    {
      path: paths.promotion.pattern,
      page: lazyPage(() => import('./promotion-detail/promotion-detail-page')),
      load: loadPromotionDetail,
    },
  ],
  navigation: [{ label: words.promotions, to: paths.promotions.getHref(), order: 40 }],
};
