/** The part of a row of another kind, such as a package, by which it is chosen. */
export interface ChoiceRow {
  id: number;
  name: string;
  hidden?: boolean;
}

/** The strings of a field that chooses rows of a kind. @param title what one row is called */
export const choiceWords = (title: string) => ({
  search: `Cari ${title.toLowerCase()}`,
  none: `Belum ada ${title.toLowerCase()}.`,
  loadFailed: `Gagal memuat data ${title.toLowerCase()}. Silakan coba lagi.`,
  hidden: (name: string) => `${name} (disembunyikan)`,
  unknown: (id: number) => `${title} ${id}`,
  gone: (id: number) => `${title} ${id} sudah dihapus`,
});

export type ChoiceWords = ReturnType<typeof choiceWords>;

/** The name of a row that is chosen, also of one that was deleted since. @param rows undefined before they are loaded */
export function choiceName(
  id: number,
  rows: readonly ChoiceRow[] | undefined,
  words: ChoiceWords,
): string {
  if (!rows) return words.unknown(id);
  const found = rows.find((row) => row.id === id);
  return found ? listedName(found, words) : words.gone(id);
}

/** The name of a row in a list of choices. */
export const listedName = ({ name, hidden }: ChoiceRow, words: ChoiceWords): string =>
  hidden ? words.hidden(name) : name;
