/** Far above what a token of the largest order has, and what escapes make of it. */
const LENGTH_MAX = 4_000;
/** A link that is forwarded by some programs is escaped by each of them. */
const TIMES_MAX = 3;
const ESCAPES = /(?:%[\da-f]{2})+/gi;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi;
/** The beginning of a link that was passed on as a whole. */
const ADDRESS = /^.*\/order\//s;

/**
 * What a text may have been before programs escaped it for URLs and HTML, with plain forms of its characters: as it came
 * first, with all escapes resolved last. A percent sign before the token makes an escape of its first digits.
 */
export function unescapedForms(text: string): readonly string[] {
  const forms = [text.slice(0, LENGTH_MAX)];
  for (let times = 0; times < TIMES_MAX; times += 1) {
    forms.push((forms.at(-1) as string).replace(ESCAPES, charactersOf));
  }
  // Decomposed, so that an accent behind a token does not change its last letter.
  return [...new Set(forms)].map((form) =>
    form.replace(ENTITY, ' ').normalize('NFKD').replace(ADDRESS, ''),
  );
}

/** Whether all letters are of one case, as in a token that has lost the case of its letters on its way. */
export const isOfOneCase = (text: string): boolean =>
  text === text.toLowerCase() || text === text.toUpperCase();

function charactersOf(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return ' ';
  }
}
