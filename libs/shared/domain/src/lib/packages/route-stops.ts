// An arrow, a line break, or a sign like an arrow between blanks that is not before a number.
const ARROWS = /[-=]{1,2}>|[→➔➜➝⇒\r\n]|\s>\s(?!\d)/;
// A dash with a blank at one side, or a long dash, that is not before a number.
const SPACED_DASHES = /\s[-–—](?!\d)|[-–—]\s(?!\d)|[–—](?!\s|\d)/;
/** Of a list that was pasted. */
const LIST_MARK = /^(?:[•*·]|\d{1,2}[.)])\s+/;
const COMMAS = /[,;]/;
/** A dash within a word may be part of a name; before a capital it may also stand between two stops. */
const DASHES = /-(?=\p{Lu})/u;

/**
 * The stops of a route text, `Pos → Kebun → Puncak`; empty if it has fewer than two. What separates them is the
 * clearest sign in the text: arrows and lines before dashes with spaces, these before commas, and commas before dashes
 * without spaces, of which one alone, as in `Jeep-Jeruk`, belongs to a name.
 */
export function routeStops(route: string | null): string[] {
  for (const [separator, min] of [
    [ARROWS, 2],
    [SPACED_DASHES, 2],
    [COMMAS, 2],
    [DASHES, 3],
  ] as const) {
    const stops = (route ?? '')
      .split(separator)
      .map((stop) => stop.trim().replace(LIST_MARK, ''))
      .filter((stop) => /[\p{L}\p{N}]/u.test(stop));
    if (stops.length >= min) return stops;
  }
  return [];
}

/** The route as visitors see it: its stops between arrows, or the text where it has none. */
export function routeText(route: string): string {
  return routeStops(route).join(' → ') || route;
}
