import { LOOK_LABELS, noticeWords } from '@lereng/admin-kit/settings';
import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { Settings } from 'lucide-react';
import { words } from './words';

const { homeDescription, homeImage, orders, venue } = words;

/** The texts and the picture of the home page, and the data of the venue. */
export const adminSiteSettingsFeature = contentFeature({
  kind: 'site-settings',
  path: paths.admin.siteSettings,
  title: words.title,
  label: words.kind,
  settings: {
    home_description: homeDescription.label,
    home_image: homeImage.label,
    site_name: venue.siteName,
    site_description: venue.siteDescription,
    address: venue.address,
    opening_hours: venue.openingHours,
    maps_url: venue.mapsUrl,
    latitude: venue.latitude,
    longitude: venue.longitude,
    notice: noticeWords.text,
    notice_until: noticeWords.until,
    order_menu_number: orders.menuNumber,
    order_package_number: orders.packageNumber,
    // The screen of the look edits these.
    ...LOOK_LABELS,
  },
  order: 20,
  icon: <Settings />,
  page: () => import('./site-settings-page'),
});
