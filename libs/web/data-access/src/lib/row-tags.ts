type Rows = readonly { id: number }[];

/** The tag of all content: what comes back from the trash or the history may be of any kind. */
const CONTENT = 'Content' as const;

/** The cache tags of one row, read by its id. */
export const rowTag =
  <Type extends string>(type: Type) =>
  (_row: unknown, _error: unknown, id: number) => [{ type, id }, CONTENT];

/** The cache tags of rows. */
const rowTags =
  <Type extends string>(type: Type) =>
  (rows: Rows = []) => [...rows.map(({ id }) => ({ type, id })), CONTENT];

/** The cache tags of a list, which changes with its rows and with those that come and go. */
export const listTags =
  <Type extends string>(type: Type) =>
  (rows?: Rows) => [{ type, id: 'LIST' as const }, ...rowTags(type)(rows)];
