import type { CalendarDate, Rupiah } from '@lereng/shared-domain';
import type { PricedUnit } from '@lereng/shared-domain/prices';
import { servesFood } from '@lereng/shared-domain/venue';
import { pageUrl, type LoadContext, type Site } from '@lereng/web-feature';
import type { LocalBusiness, Offer } from 'schema-dts';
import type { Venue } from '../venue/venue';
import { wordsIn } from '../words';
import { venueId } from './structured-data';

/** A reference to the venue as the seller in structured data, of which some kinds of place cannot be one. */
export function venueReference({ siteName, placeType }: Venue, site: Site) {
  return {
    '@type': servesFood(placeType) ? placeType : 'LocalBusiness',
    '@id': venueId(site),
    name: siteName,
  } as const satisfies LocalBusiness;
}

export interface OfferTerms {
  price: Rupiah;
  /** Path of the page where it can be ordered. */
  path: string;
  /** The last day of the price, if it has one. */
  validUntil?: CalendarDate;
  /** What the price is for. */
  unit: PricedUnit;
  /** Whether it is sold out on the day of the price. */
  soldOut?: boolean;
}

/** A schema.org `Offer` of the venue. */
export function offerData(
  { price, path, validUntil, unit, soldOut = false }: OfferTerms,
  venue: Venue,
  { site, locale }: Pick<LoadContext, 'site' | 'locale'>,
) {
  const { price_unit, capacity = null } = unit;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'IDR',
    ...(price_unit !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'IDR',
        unitText: price_unit,
      },
    }),
    ...(capacity !== null && {
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        maxValue: capacity,
        unitText: wordsIn(locale).peopleUnit,
      },
    }),
    ...(validUntil !== undefined && { priceValidUntil: validUntil }),
    availability: soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url: pageUrl(site, path),
    seller: venueReference(venue, site),
  } as const satisfies Offer;
}
