const BETWEEN_STOPS = /[→➔➜➝>]|\s[-–—]\s|[\r\n]+/;

/** The stops of a route text, `Pos → Kebun → Puncak`; empty if it has fewer than two. */
export function routeStops(route: string | null): string[] {
  const stops = (route ?? '')
    .replace(/-+(>?)/g, (dashes, head: string) => head || dashes)
    .split(BETWEEN_STOPS)
    .map((stop) => stop.trim())
    .filter((stop) => stop !== '');
  return stops.length > 1 ? stops : [];
}

/** The route as visitors see it: its stops between arrows, or the text where it has none. */
export function routeText(route: string): string {
  return routeStops(route).join(' → ') || route;
}
