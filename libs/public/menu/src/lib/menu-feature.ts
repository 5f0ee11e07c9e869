import { lazyComponent, lazyLoad, paths, type Feature } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** The menu: list and detail pages. */
export const menuFeature: Feature = {
  routes: [
    {
      path: paths.menu.pattern,
      page: lazyComponent(() => import('./menu-list/menu-list-page')),
      file: 'menu-list-page',
      load: lazyLoad(async () => (await import('./menu-list/load-menu-list')).loadMenuList),
    },
    {
      path: paths.menuItem.pattern,
      page: lazyComponent(() => import('./menu-detail/menu-detail-page')),
      file: 'menu-detail-page',
      load: lazyLoad(async () => (await import('./menu-detail/load-menu-detail')).loadMenuDetail),
    },
  ],
  navigation: [
    { label: NAVIGATION_LABEL, nameKey: 'menu_name', to: paths.menu.getHref(), order: 20 },
  ],
};
