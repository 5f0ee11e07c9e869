/** A row that can be searched by name, description and, if its kind has categories, category. */
export interface Searchable {
  name: string;
  description: string | null;
  category?: string | null;
}

/** Ignores case, surrounding blanks and Unicode composition. */
const normalize = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('id-ID');

/** The normalized texts of rows that were searched. Normalizing 2,000 rows takes longer than the search. */
const normalized = new WeakMap<Searchable, readonly string[]>();

function normalizedTexts(row: Searchable): readonly string[] {
  const known = normalized.get(row);
  if (known) return known;
  const texts = [row.name, row.description ?? '', row.category ?? ''].map(normalize);
  normalized.set(row, texts);
  return texts;
}

/** The rows whose name, description or category contains `text`; all rows for a blank text. */
export function findByText<Row extends Searchable>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const wanted = normalize(text);
  if (!wanted) return rows;
  return rows.filter((row) => normalizedTexts(row).some((text) => text.includes(wanted)));
}
