import {
  type CalendarDate,
  DEFAULT_ADDRESS,
  DEFAULT_OPENING_HOURS,
  isOwnVenue,
  type SettingText,
  siteDescription,
  siteName,
  siteTagline,
} from '@lereng/shared-domain';
import { DEFAULT_PLACE_TYPE, type PlaceType } from '@lereng/shared-domain/venue';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { pictureOf, type ResponsiveImage } from '@lereng/web-ui';

/** Texts until the owner has entered their own. */
const defaults = {
  address: DEFAULT_ADDRESS,
  openingHours: DEFAULT_OPENING_HOURS,
  place: { latitude: -7.9368, longitude: 112.5406 },
} as const;

/** The site's settings, one field per key. */
export interface Venue {
  siteName: string;
  siteDescription: string;
  /** The venue in a few words. */
  tagline: string;
  placeType: PlaceType;
  /** Whether the owner has said which venue it is, so that no built-in text may describe another one. */
  isOwn: boolean;
  /** The owner's text for a line of the pages. */
  text: SettingText;
  /** Null selects a built-in text. */
  homeDescription: string | null;
  /** Null selects a built-in scene. */
  homeImage: ResponsiveImage | null;
  /** Null selects the drawn one. */
  logo: ResponsiveImage | null;
  address: string;
  openingHours: string;
  mapsUrl: string;
  latitude: number;
  longitude: number;
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
  /** The last day on which it is shown; null until the owner takes it away. */
  until: CalendarDate | null;
}

/** Settings with defaults for missing values. */
export function toVenue(settings: readonly SiteSetting[]): Venue {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  const text: SettingText = (key) => byKey.get(key)?.value ?? null;
  const place = placeOf(text('latitude'), text('longitude'));
  const picture = (key: SiteSetting['key']) => {
    const setting = byKey.get(key);
    return setting ? pictureOf(setting) : null;
  };
  return {
    siteName: siteName(text),
    siteDescription: siteDescription(text),
    tagline: siteTagline(text),
    placeType: (text('place_type') as PlaceType | null) ?? DEFAULT_PLACE_TYPE,
    isOwn: isOwnVenue(text),
    text,
    homeDescription: text('home_description'),
    homeImage: picture('home_image'),
    logo: picture('logo_image'),
    address: text('address') ?? defaults.address,
    openingHours: text('opening_hours') ?? defaults.openingHours,
    mapsUrl: text('maps_url') ?? mapsUrl(place),
    ...place,
    notice: noticeOf(text('notice'), text('notice_until')),
    orderNumbers: { menu: text('order_menu_number'), packages: text('order_package_number') },
  };
}

const noticeOf = (text: string | null, until: string | null): Notice | null =>
  text === null ? null : { text, until };

interface Place {
  latitude: number;
  longitude: number;
}

/** A latitude without a longitude counts as none. */
function placeOf(latitude: string | null, longitude: string | null): Place {
  if (latitude === null || longitude === null) return defaults.place;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude)
    ? place
    : defaults.place;
}

function mapsUrl({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
