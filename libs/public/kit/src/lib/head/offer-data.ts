import type { CalendarDate, Rupiah } from '@lereng/shared-domain';
import type { Site } from '@lereng/web-feature';
import type { CafeOrCoffeeShop, Offer } from 'schema-dts';
import type { Venue } from '../venue/venue';
import { venueId } from './structured-data';

/** A reference to the venue in structured data. */
export function venueReference({ siteName }: Venue, site: Site) {
  return {
    '@type': 'CafeOrCoffeeShop',
    '@id': venueId(site),
    name: siteName,
  } as const satisfies CafeOrCoffeeShop;
}

export interface OfferTerms {
  price: Rupiah;
  /** Path of the page where it can be ordered. */
  path: string;
  /** The last day of the price, if it has one. */
  validUntil?: CalendarDate;
}

/** A schema.org `Offer` of the venue. */
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
