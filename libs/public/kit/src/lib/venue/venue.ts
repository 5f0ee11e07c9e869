import { type CalendarDate, type Locale, type SettingText, siteName } from '@lereng/shared-domain';
import {
  type Coordinates,
  DEFAULT_PLACE_TYPE,
  type PlaceType,
  siteCoordinates,
} from '@lereng/shared-domain/venue';
import { siteDescription, siteTagline } from '@lereng/shared-sentences';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { type LogoImage, logoOf, ownLang, pictureOf, type ResponsiveImage } from '@lereng/web-ui';

/** The site's settings, one field per key. */
export interface Venue {
  siteName: string;
  siteDescription: string;
  /** The venue in a few words. */
  tagline: string;
  placeType: PlaceType;
  /** The owner's text for a line of the pages. */
  text: SettingText;
  /** The `lang` of an element with the first of these texts that there is; undefined for that of the page. */
  lang: (...keys: string[]) => Locale | undefined;
  /** Null selects the site's description. */
  homeDescription: string | null;
  /** Null selects a built-in scene. */
  homeImage: ResponsiveImage | null;
  /** Null selects the drawn one. */
  logo: LogoImage | null;
  /** What the paths of the owner's icons begin with; undefined selects the built-in ones. */
  icons: string | undefined;
  /** This and the next four are null where the owner has not said them. */
  address: string | null;
  openingHours: string | null;
  /** How to get there, in words. */
  directions: string | null;
  mapsUrl: string | null;
  place: Coordinates | null;
  notice: Notice | null;
  orderNumbers: OrderNumbers;
}

/** WhatsApp numbers to which orders of several rows go; null for that of the link. */
export interface OrderNumbers {
  menu: string | null;
  /** Also for orders with both. */
  packages: string | null;
}

/** What the owner tells visitors above every page. */
export interface Notice {
  text: string;
  /** Where it is in another language than the page. */
  lang?: Locale | undefined;
  /** The last day on which it is shown; null until the owner takes it away. */
  until: CalendarDate | null;
  /** Since when it has been this text, as an instant. */
  changedAt: string;
}

/** Settings with defaults for missing values, of which texts are in the language of the page. */
export function toVenue(settings: readonly SiteSetting[], locale: Locale): Venue {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  const text: SettingText = (key) => byKey.get(key)?.value ?? null;
  const lang: Venue['lang'] = (...keys) => {
    const key = keys.find((each) => text(each) !== null);
    return key === undefined ? undefined : ownLang(byKey.get(key) ?? {}, 'value');
  };
  const name = siteName(text);
  const address = text('address');
  const place = siteCoordinates(text);
  return {
    siteName: name,
    siteDescription: siteDescription(text, locale),
    tagline: siteTagline(text, locale),
    placeType: (text('place_type') as PlaceType | null) ?? DEFAULT_PLACE_TYPE,
    text,
    lang,
    homeDescription: text('home_description'),
    homeImage: pictureOf(byKey.get('home_image') ?? {}),
    logo: logoOf(byKey.get('logo_image') ?? {}),
    icons: byKey.get('icon_image')?.image_icons,
    address,
    openingHours: text('opening_hours'),
    directions: text('directions'),
    mapsUrl: text('maps_url') ?? mapsUrl(place, address && `${name}, ${address}`),
    place,
    notice: noticeOf(byKey.get('notice'), text('notice_until')),
    orderNumbers: { menu: text('order_menu_number'), packages: text('order_package_number') },
  };
}

const noticeOf = (notice: SiteSetting | undefined, until: string | null): Notice | null =>
  typeof notice?.value === 'string'
    ? {
        text: notice.value,
        lang: ownLang(notice, 'value'),
        until,
        changedAt: notice.updatedAt ?? '',
      }
    : null;

/** A search on a map for the position, else for the name with the address. */
function mapsUrl(place: Coordinates | null, address: string | null): string | null {
  const query = place
    ? `${place.latitude},${place.longitude}`
    : address && encodeURIComponent(address);
  return query && `https://www.google.com/maps/search/?api=1&query=${query}`;
}
