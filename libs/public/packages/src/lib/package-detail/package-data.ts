import { offerData, structuredData, venueReference, type Venue } from '@lereng/public-kit';
import { isSoldOut } from '@lereng/shared-domain/availability';
import { isoDuration, routeStops } from '@lereng/shared-domain/packages';
import { currentOffer, priceValidUntil } from '@lereng/shared-domain/prices';
import type { Package } from '@lereng/web-data-access/packages';
import { pageUrl, paths, type LoadContext } from '@lereng/web-feature';
import type { TouristTrip } from 'schema-dts';
import { wordsIn } from '../words';

/** A package as structured data, with the price of a day. */
export function packageData(
  pkg: Package,
  venue: Venue,
  context: Pick<LoadContext, 'site' | 'locale' | 'today'>,
) {
  const { site, locale, today } = context;
  const path = paths.package.getHref(pkg.id);
  const { price } = currentOffer(pkg, today);
  const stops = routeStops(pkg.route);
  const duration = isoDuration(pkg.duration ?? '');
  const minimumAge = yearsOf(pkg.minimum_age);
  return structuredData<TouristTrip>({
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: pkg.name,
    ...(pkg.description !== null && { description: pkg.description }),
    image: pkg.images.map(({ image_url }) => new URL(image_url, site.origin).href),
    url: pageUrl(site, path),
    provider: venueReference(venue, site),
    offers: {
      ...offerData(
        {
          price,
          path,
          validUntil: priceValidUntil(pkg, today) ?? undefined,
          unit: pkg,
          soldOut: isSoldOut(pkg.availability, today),
        },
        venue,
        context,
      ),
      // A trip has no property for how long it takes, and none for further ones, which an offer has.
      ...(duration !== null && {
        additionalProperty: {
          '@type': 'PropertyValue',
          propertyID: 'https://schema.org/duration',
          name: wordsIn(locale).duration,
          value: duration,
        },
      }),
    },
    ...(pkg.meeting_point !== null && {
      tripOrigin: {
        '@type': 'Place',
        name: pkg.meeting_point,
        ...(pkg.meeting_point_url !== null && { hasMap: pkg.meeting_point_url }),
      },
    }),
    ...(minimumAge !== null && {
      touristType: { '@type': 'PeopleAudience', requiredMinAge: minimumAge },
    }),
    ...(stops.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: stops.map((name, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'Place', name },
        })),
      },
    }),
  });
}

/** Of a text that says an age in years and nothing else, as the form's example does: `5 tahun`, `5 years`. */
function yearsOf(minimumAge: string | null): number | null {
  const [, years] =
    /^(\d{1,2}) (?:tahun(?: ke atas)?|years?(?: and older)?)$/i.exec(minimumAge ?? '') ?? [];
  return years === undefined ? null : Number(years);
}
