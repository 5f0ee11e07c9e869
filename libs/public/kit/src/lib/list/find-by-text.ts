/** A row that can be searched by name and description. */
export interface Searchable {
  name: string;
  description: string | null;
}

/** Ignores case, surrounding blanks and Unicode composition. */
const normalize = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('id-ID');

/** The rows whose name or description contains `text`; all rows for a blank text. */
export function findByText<Row extends Searchable>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const wanted = normalize(text);
  if (!wanted) return rows;
  return rows.filter(
    ({ name, description }) =>
      normalize(name).includes(wanted) || normalize(description ?? '').includes(wanted),
  );
}
