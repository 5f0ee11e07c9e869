import { lazyComponent, lazyLoad, paths, type Feature } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** The home page. */
export const homeFeature: Feature = {
  routes: [
    {
      path: paths.home.pattern,
      page: lazyComponent(() => import('./home-page')),
      file: 'home-page',
      load: lazyLoad(async () => (await import('./load-home')).loadHome),
    },
  ],
  navigation: [
    { label: NAVIGATION_LABEL, nameKey: 'home_name', to: paths.home.getHref(), order: 10 },
  ],
};
