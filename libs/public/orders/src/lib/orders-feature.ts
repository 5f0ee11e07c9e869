import { lazyLoad, lazyPage, paths, type Feature } from '@lereng/web-feature';

/** An order of several rows, and what the site had shown of one that was sent. */
export const ordersFeature: Feature = {
  name: 'orders',
  routes: [
    {
      path: paths.order.pattern,
      page: lazyPage(() => import('./order/order-page')),
      load: lazyLoad(async () => (await import('./order/load-order')).loadOrder),
    },
    {
      path: paths.shownOrder.pattern,
      page: lazyPage(() => import('./shown-order/shown-order-page')),
      load: lazyLoad(async () => (await import('./shown-order/load-shown-order')).loadShownOrder),
    },
  ],
};
