// Arrows stand for themselves; a dash is one between stops only with blanks around it.
const BETWEEN_STOPS = /[→➔➜➝>]|-+>|\s[-–—]\s|[\r\n]+/;

/** The stops of a route as people write it, `Pos → Kebun → Puncak`; empty where it names no way. */
export function stopsOf(route: string | null): string[] {
  const stops = (route ?? '')
    .split(BETWEEN_STOPS)
    .map((stop) => stop.trim())
    .filter((stop) => stop !== '');
  return stops.length > 1 ? stops : [];
}
