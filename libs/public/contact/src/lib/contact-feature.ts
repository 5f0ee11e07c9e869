import { lazyComponent, lazyLoad, paths, type Feature } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** The contact page, `/contact`. */
export const contactFeature: Feature = {
  routes: [
    {
      path: paths.contact.pattern,
      page: lazyComponent(() => import('./contact-page')),
      file: 'contact-page',
      load: lazyLoad(async () => (await import('./load-contact')).loadContact),
    },
  ],
  navigation: [
    { label: NAVIGATION_LABEL, nameKey: 'contact_name', to: paths.contact.getHref(), order: 50 },
  ],
};
