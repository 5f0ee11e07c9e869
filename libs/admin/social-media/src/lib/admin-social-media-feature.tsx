import { contentFeature } from '@lereng/admin-kit/shell';
import { platformName } from '@lereng/shared-domain/contact';
import { socialMediaKind } from '@lereng/shared-domain/fields';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { Share2 } from 'lucide-react';
import { words } from './words';

/** Management of social links. */
export const adminSocialMediaFeature = contentFeature({
  kind: socialMediaKind,
  title: words.title,
  rowName: platformName,
  group: 'site',
  order: 70,
  icon: <Share2 />,
  useList: useListSocialMediaQuery,
  page: () => import('./social-media-page'),
});
