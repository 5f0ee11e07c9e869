/**
 * Attributes by which the style sheet gives the cards of a `lead-grid` shapes that fill its last row. It could count the
 * cards itself, but while a page arrives it would count those that are there, and move them whenever another one comes.
 */
export const gridShape = (count: number) => ({
  'data-thirds': count % 3,
  'data-fourths': count % 4,
});

/** The same for the element around a card: how many are after it, if it is one of the last two. */
export function cardShape(position: number, count: number): { 'data-after'?: number } {
  const after = count - 1 - position;
  return after < 2 ? { 'data-after': after } : {};
}
