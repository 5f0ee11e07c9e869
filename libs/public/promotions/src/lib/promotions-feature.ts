import { lazyComponent, lazyLoad, paths, type Feature } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** The active promotions: list and detail pages. */
export const promotionsFeature: Feature = {
  routes: [
    {
      path: paths.promotions.pattern,
      page: lazyComponent(() => import('./promotion-list/promotion-list-page')),
      file: 'promotion-list-page',
      load: lazyLoad(
        async () => (await import('./promotion-list/load-promotion-list')).loadPromotionList,
      ),
    },
    {
      path: paths.promotion.pattern,
      page: lazyComponent(() => import('./promotion-detail/promotion-detail-page')),
      file: 'promotion-detail-page',
      load: lazyLoad(
        async () => (await import('./promotion-detail/load-promotion-detail')).loadPromotionDetail,
      ),
    },
  ],
  navigation: [
    {
      label: NAVIGATION_LABEL,
      nameKey: 'promotions_name',
      to: paths.promotions.getHref(),
      order: 40,
    },
  ],
};
