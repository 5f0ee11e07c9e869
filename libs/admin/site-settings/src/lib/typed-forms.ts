import type { PictureValue } from '@lereng/admin-kit/form';
import type { VenueValues } from './venue-form';

export type HomeImageValues = { image: PictureValue };

/** The values of the page's forms that its preview shows. */
export interface TypedForms {
  venue: VenueValues;
  homeImage: HomeImageValues;
}
