import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { Share2 } from 'lucide-react';
import { words } from './words';

/** Management of social links. */
export const adminSocialMediaFeature: Feature = {
  name: 'admin-social-media',
  routes: [adminPage(paths.admin.socialMedia, words.title, () => import('./social-media-page'))],
  navigation: [
    { label: words.title, to: paths.admin.socialMedia.getHref(), order: 70, icon: <Share2 /> },
  ],
};
