import { foldForSearch } from '@lereng/shared-domain';

/** A row that can be searched by name, description and, if its kind has categories, category. */
export interface Searchable {
  id: number;
  name: string;
  description: string | null;
  category?: string | null;
}

/** The folded texts of rows that were searched. Folding 2,000 rows takes longer than the search. */
const folded = new WeakMap<Searchable, readonly string[]>();

function foldedTexts(row: Searchable): readonly string[] {
  const known = folded.get(row);
  if (known) return known;
  const texts = [row.name, row.description ?? '', row.category ?? ''].map(foldForSearch);
  folded.set(row, texts);
  return texts;
}

/**
 * The rows whose name, description or category contains `text`; all rows for a blank text.
 * @param others texts of the same rows in another language, in which they are searched, too
 */
export function findByText<Row extends Searchable>(
  rows: readonly Row[],
  text: string,
  others: readonly Searchable[] = [],
): readonly Row[] {
  const wanted = foldForSearch(text);
  if (!wanted) return rows;
  const hasText = (row: Searchable) => foldedTexts(row).some((each) => each.includes(wanted));
  const found = new Set(others.filter(hasText).map(({ id }) => id));
  return rows.filter((row) => hasText(row) || found.has(row.id));
}
