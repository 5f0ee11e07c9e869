import type { SettingText } from '../site';
import type { Coordinates } from './map-link';

/** Where the venue is, in degrees; null where the owner has not said it. A latitude without a longitude counts as none. */
export function siteCoordinates(text: SettingText): Coordinates | null {
  const latitude = text('latitude');
  const longitude = text('longitude');
  if (latitude !== null && longitude !== null) {
    const own = { latitude: Number(latitude), longitude: Number(longitude) };
    if (Number.isFinite(own.latitude) && Number.isFinite(own.longitude)) return own;
  }
  return null;
}
