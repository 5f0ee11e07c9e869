import { lazyComponent, lazyLoad, paths, type Feature } from '@lereng/web-feature';

/** An order of several rows, and what the site had shown of one that was sent. */
export const ordersFeature: Feature = {
  routes: [
    {
      path: paths.order.pattern,
      page: lazyComponent(() => import('./order/order-page')),
      file: 'order-page',
      load: lazyLoad(async () => (await import('./order/load-order')).loadOrder),
    },
    {
      path: paths.shownOrder.pattern,
      page: lazyComponent(() => import('./shown-order/shown-order-page')),
      file: 'shown-order-page',
      load: lazyLoad(async () => (await import('./shown-order/load-shown-order')).loadShownOrder),
    },
  ],
};
