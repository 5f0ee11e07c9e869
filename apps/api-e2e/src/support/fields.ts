/** An instant as the API writes it. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A response to a token as visitors get it: without what only a token shows. */
export function forVisitors<Body extends object>(body: Body): Omit<Body, 'hidden'> {
  const entries = Object.entries(body).filter(([field]) => field !== 'hidden');
  return Object.fromEntries(entries) as Omit<Body, 'hidden'>;
}
