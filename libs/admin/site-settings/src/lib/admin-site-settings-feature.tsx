import { contentFeature } from '@lereng/admin-kit/shell';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { Settings } from 'lucide-react';
import { words } from './words';

/** The texts and the picture of the home page, and the data of the venue. */
export const adminSiteSettingsFeature = contentFeature({
  kind: { name: 'site-settings', settings: SETTING_FIELDS },
  title: words.title,
  label: words.kind,
  group: 'site',
  order: 20,
  icon: <Settings />,
  page: () => import('./site-settings-page'),
});
