import { lazyLoad, lazyPage, paths, type Feature } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** The contact page, `/contact`. */
export const contactFeature: Feature = {
  name: 'contact',
  routes: [
    {
      path: paths.contact.pattern,
      page: lazyPage(() => import('./contact-page')),
      load: lazyLoad(async () => (await import('./load-contact')).loadContact),
    },
  ],
  navigation: [
    { label: NAVIGATION_LABEL, nameKey: 'contact_name', to: paths.contact.getHref(), order: 50 },
  ],
};
