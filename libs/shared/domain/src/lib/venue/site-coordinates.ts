import { isOwnVenue, type SettingText } from '../site';
import type { Coordinates } from './map-link';

/** Where the venue is until its owner has said which one it is. */
const DEFAULT_COORDINATES: Coordinates = { latitude: -7.9368, longitude: 112.5406 };

/**
 * Where the venue is, in degrees; null where nothing is known of another venue than the default one. A latitude without
 * a longitude counts as none.
 */
export function siteCoordinates(text: SettingText): Coordinates | null {
  const latitude = text('latitude');
  const longitude = text('longitude');
  if (latitude !== null && longitude !== null) {
    const own = { latitude: Number(latitude), longitude: Number(longitude) };
    if (Number.isFinite(own.latitude) && Number.isFinite(own.longitude)) return own;
  }
  return isOwnVenue(text) ? null : DEFAULT_COORDINATES;
}
