import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { Images } from 'lucide-react';
import { words } from './words';

/** Management of the slides in the hero of the home page. */
export const adminSlidesFeature: Feature = {
  name: 'admin-slides',
  routes: [adminPage(paths.admin.slides, words.title, () => import('./slides-page'))],
  navigation: [
    { label: words.title, to: paths.admin.slides.getHref(), order: 30, icon: <Images /> },
  ],
};
