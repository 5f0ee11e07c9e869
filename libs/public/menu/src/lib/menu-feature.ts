import { lazyPage, paths, type Feature } from '@lereng/web-feature';
import { loadMenuDetail } from './menu-detail/load-menu-detail';
import { loadMenuList } from './menu-list/load-menu-list';
import { words } from './words';

/** The menu: list and detail pages. */
export const menuFeature: Feature = {
  name: 'menu',
  routes: [
    {
      path: paths.menu.pattern,
      page: lazyPage(() => import('./menu-list/menu-list-page')),
      load: loadMenuList,
    },
    {
      path: paths.menuItem.pattern,
      page: lazyPage(() => import('./menu-detail/menu-detail-page')),
      load: loadMenuDetail,
    },
  ],
  navigation: [{ label: words.menu, to: paths.menu.getHref(), order: 20 }],
};
