import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { DEFAULT_SITE_NAME } from '@lereng/web-feature';
import { pictureOf, type ResponsiveImage } from '@lereng/web-ui';
import { defaults } from './defaults';

/** What the owner can say about the venue: one field for each key of the site's settings. */
export interface Venue {
  siteName: string;
  siteDescription: string;
  homeDescription: string;
  /** Null stands for a built-in scene. */
  homeImage: ResponsiveImage | null;
  /** The preview picture with the home image in it; null stands for a built-in one. */
  previewUrl: string | null;
  address: string;
  openingHours: string;
  mapsUrl: string;
  latitude: number;
  longitude: number;
}

/** The settings with a default in the place of each that has no value. */
export function toVenue(settings: readonly SiteSetting[]): Venue {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  const text = (key: string) => byKey.get(key)?.value ?? null;
  const siteName = text('site_name') ?? DEFAULT_SITE_NAME;
  const place = placeOf(text('latitude'), text('longitude'));
  const image = byKey.get('home_image');
  return {
    siteName,
    siteDescription: text('site_description') ?? defaults.siteDescription,
    homeDescription: text('home_description') ?? defaults.homeDescription(siteName),
    homeImage: image ? pictureOf(image) : null,
    previewUrl: image?.image_preview_url ?? null,
    address: text('address') ?? defaults.address,
    openingHours: text('opening_hours') ?? defaults.openingHours,
    mapsUrl: text('maps_url') ?? mapsUrl(place),
    ...place,
  };
}

interface Place {
  latitude: number;
  longitude: number;
}

/** Half a position is none. */
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
