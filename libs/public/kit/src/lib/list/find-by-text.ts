/** What can be searched: everything that has a name. */
export interface Described {
  name: string;
  description: string | null;
}

/** The text that is searched for: without blanks around it, in one case and one way of composing. */
const normalise = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('id-ID');

/** The rows whose name or description holds `text`, whatever its case; all of them for a blank. */
export function findByText<Row extends Described>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const wanted = normalise(text);
  if (!wanted) return rows;
  return rows.filter(
    ({ name, description }) =>
      normalise(name).includes(wanted) || normalise(description ?? '').includes(wanted),
  );
}
