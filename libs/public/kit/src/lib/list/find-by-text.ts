import { foldForSearch } from '@lereng/shared-domain';

/** A row that can be searched by name, description and, if its kind has categories, category. */
export interface Searchable {
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

/** The rows whose name, description or category contains `text`; all rows for a blank text. */
export function findByText<Row extends Searchable>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const wanted = foldForSearch(text);
  if (!wanted) return rows;
  return rows.filter((row) => foldedTexts(row).some((text) => text.includes(wanted)));
}
