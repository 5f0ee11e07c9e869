import type { PictureSettingValues } from '@lereng/admin-kit/settings';
import type { VenueValues } from './venue-form';

/** The values of the page's forms that its preview shows. */
export interface TypedForms {
  venue: VenueValues;
  homeImage: PictureSettingValues;
}
