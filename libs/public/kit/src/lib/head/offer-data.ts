import type { CalendarDate, Rupiah } from '@lereng/shared-domain';
import type { Site } from '@lereng/web-feature';
import type { CafeOrCoffeeShop, Offer } from 'schema-dts';
import type { Venue } from '../venue/venue';
import { venueId } from './structured-data';

/** The venue, as other objects of schema.org point to it. */
export function venueReference({ siteName }: Venue, site: Site) {
  return {
    '@type': 'CafeOrCoffeeShop',
    '@id': venueId(site),
    name: siteName,
  } as const satisfies CafeOrCoffeeShop;
}

export interface OfferTerms {
  price: Rupiah;
  /** Path of the page on which it can be ordered. */
  path: string;
  /** The last day of the price, where it has one. */
  validUntil?: CalendarDate;
}

/** What something costs at the venue, for search engines. */
export function offerData({ price, path, validUntil }: OfferTerms, venue: Venue, site: Site) {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'IDR',
    ...(validUntil !== undefined && { priceValidUntil: validUntil }),
    availability: 'https://schema.org/InStock',
    url: site.origin + path,
    seller: venueReference(venue, site),
  } as const satisfies Offer;
}
