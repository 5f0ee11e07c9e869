import { isWebUrl } from '@lereng/shared-domain';
import { knownPlatform, whatsappNumber, type KnownPlatform } from '@lereng/shared-domain/contact';
import {
  END_OF_DAY,
  openingHours,
  type DayState,
  type HoursSpan,
  servesFood,
} from '@lereng/shared-domain/venue';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { pageUrl, paths, type Head, type LoadContext, type Site } from '@lereng/web-feature';
import type { BreadcrumbList, ItemList, Place, Thing, WithContext } from 'schema-dts';
import { ownerText } from '../venue/owner-text';
import type { Venue } from '../venue/venue';
import { wordsIn } from '../words';

/** A schema.org object as `Head` takes it; `schema-dts` checks its shape. */
export function structuredData<T extends Thing>(
  data: WithContext<T>,
): NonNullable<Head['structuredData']>[number] {
  return data as object as Record<string, unknown>;
}

/** The `@id` that all pages use for the venue. */
export function venueId({ origin }: Site): string {
  return `${origin}/#tempat`;
}

/**
 * The venue as structured data. Opening hours that cannot be parsed are left out, and so is a
 * telephone that no link names.
 * @param otherHours the days whose hours are not the weekly ones
 */
export function venueData(
  venue: Venue,
  links: readonly SocialMedia[],
  site: Site,
  otherHours: readonly DayState[],
) {
  const { siteName, siteDescription, address, directions, mapsUrl, place, placeType } = venue;
  const hours = hoursData(venue.openingHours, otherHours);
  return structuredData<Place>({
    '@context': 'https://schema.org',
    '@type': placeType,
    '@id': venueId(site),
    name: siteName,
    description: siteDescription,
    url: pageUrl(site, paths.home.getHref()),
    image: new URL(site.previewUrl, site.origin).href,
    ...(address !== null && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'ID' },
    }),
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    telephone: telephoneOf(links),
    sameAs: profilesOf(links),
    hasMap: mapsUrl ?? undefined,
    ...(servesFood(placeType) && { hasMenu: pageUrl(site, paths.menu.getHref()) }),
    // The vocabulary has no word of its own for how to get there.
    ...(directions !== null && {
      additionalProperty: { '@type': 'PropertyValue', name: 'directions', value: directions },
    }),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
  });
}

/** How a closed day is written: as hours without a minute. */
const CLOSED: readonly HoursSpan[] = [{ opens: '00:00', closes: '00:00' }];

function hoursData(weekly: string | null, otherHours: readonly DayState[]) {
  const ofWeek = openingHours(weekly ?? '') ?? [];
  return [
    ...ofWeek.map(({ days, ...span }) => ({ dayOfWeek: days, ...span })),
    ...otherHours.flatMap(({ hours, from, until }) =>
      (hours?.map(untilEndOfDay) ?? CLOSED).map((span) => ({
        ...span,
        validFrom: from,
        validThrough: until,
      })),
    ),
  ].map((hours) => ({ '@type': 'OpeningHoursSpecification' as const, ...hours }));
}

/** Midnight would say that all of a day is closed. */
const untilEndOfDay = ({ opens, closes }: HoursSpan): HoursSpan => ({
  opens,
  closes: closes === '00:00' ? END_OF_DAY : closes,
});

/** Platforms whose links open a conversation or a map: they are no pages about the venue. */
const NOT_PROFILES: readonly (KnownPlatform | null)[] = [
  'whatsapp',
  'telephone',
  'email',
  'google-maps',
];

/** The number of the WhatsApp link in international form, `+6281234567890`. */
function telephoneOf(links: readonly SocialMedia[]): string | undefined {
  const link = links.find(({ platform }) => knownPlatform(platform) === 'whatsapp');
  const number = link ? whatsappNumber(link.url) : null;
  return number === null ? undefined : `+${number}`;
}

/** The venue's own pages on other sites, each once. */
function profilesOf(links: readonly SocialMedia[]): string[] | undefined {
  const profiles = links
    .filter(({ platform }) => !NOT_PROFILES.includes(knownPlatform(platform)))
    .map(({ url }) => url)
    .filter((url) => isWebUrl(url) && whatsappNumber(url) === null);
  return profiles.length > 0 ? [...new Set(profiles)] : undefined;
}

/** A page of this site in structured data. */
export interface PageReference {
  name: string;
  path: string;
}

/** A list page as structured data: names and URLs of its items, in order. */
export function listData(site: Site, list: PageReference, pages: readonly PageReference[]) {
  return structuredData<ItemList>({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: list.name,
    url: pageUrl(site, list.path),
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: pageUrl(site, path),
    })),
  });
}

/**
 * The breadcrumb trail of a page.
 * @param steps below the home page
 */
export function breadcrumbs(
  venue: Venue,
  { site, locale }: Pick<LoadContext, 'site' | 'locale'>,
  steps: readonly PageReference[],
) {
  const home = { name: ownerText(venue, 'home_name', wordsIn(locale).home), path: '/' };
  return structuredData<BreadcrumbList>({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(site, path),
    })),
  });
}
