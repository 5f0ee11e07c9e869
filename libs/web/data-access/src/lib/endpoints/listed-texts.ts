/** What a search looks at in a row of a list. */
export interface ListedText {
  id: number;
  name: string;
  description: string | null;
  category?: string | null;
}

/** Of rows in a language that the page is not in. */
export const listedTexts = (rows: readonly ListedText[]): ListedText[] =>
  rows.map(({ id, name, description, category }) => ({ id, name, description, category }));
