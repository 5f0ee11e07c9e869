// Arrows always separate; a dash only with blanks around it, as it also occurs inside names.
const BETWEEN_STOPS = /[→➔➜➝>]|\s[-–—]\s|[\r\n]+/;

/** The stops of a route text, `Pos → Kebun → Puncak`; empty if it has fewer than two. */
export function stopsOf(route: string | null): string[] {
  const stops = (route ?? '')
    .replace(/-+(>?)/g, (dashes, head: string) => head || dashes)
    .split(BETWEEN_STOPS)
    .map((stop) => stop.trim())
    .filter((stop) => stop !== '');
  return stops.length > 1 ? stops : [];
}
