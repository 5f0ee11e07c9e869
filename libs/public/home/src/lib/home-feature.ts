import { lazyLoad, lazyPage, paths, type Feature } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** The home page. */
export const homeFeature: Feature = {
  name: 'home',
  routes: [
    {
      path: paths.home.pattern,
      page: lazyPage(() => import('./home-page')),
      load: lazyLoad(async () => (await import('./load-home')).loadHome),
    },
  ],
  navigation: [
    { label: NAVIGATION_LABEL, nameKey: 'home_name', to: paths.home.getHref(), order: 10 },
  ],
};
