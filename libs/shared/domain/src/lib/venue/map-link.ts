import { LIMITS } from '../limits';

/** A point on earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;

/**
 * Where map services write a place's coordinates, most precise first: Google's place data, its
 * queries and centre; OpenStreetMap's marker and centre; Apple, Bing and Waze; `geo:` links.
 */
const PATTERNS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|query|destination|daddr|ll|sll|center|cp)=(?:loc:)?${NUMBER}[,~]\\s*\\+?${NUMBER}`,
  `/(?:place|dir|search)/(?:[^/]*/)*${NUMBER},\\+?${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`,
  `^geo:${NUMBER},${NUMBER}`,
].map((pattern) => new RegExp(pattern));

/**
 * The coordinates that a map link holds, read from its text without any request. Null for a link
 * that holds none, such as a shortened one.
 */
export function coordinatesInMapLink(link: string): Coordinates | null {
  const text = decode(link.trim());
  for (const pattern of PATTERNS) {
    const [, latitude, longitude] = pattern.exec(text) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const found = { latitude: Number(latitude), longitude: Number(longitude) };
    if (areCoordinates(found)) return found;
  }
  return null;
}

function areCoordinates({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= LIMITS.latitudeMax && Math.abs(longitude) <= LIMITS.longitudeMax;
}

/** A percent sign that encodes nothing stays as it is. */
function decode(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
