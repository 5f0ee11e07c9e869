import { lazyLoad, lazyPage, paths, type Feature } from '@lereng/web-feature';
import { words } from './words';

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
  navigation: [{ label: words.home, to: paths.home.getHref(), order: 10 }],
};
