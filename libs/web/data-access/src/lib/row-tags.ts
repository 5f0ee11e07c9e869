type Rows = readonly { id: number }[];

/** The cache tags of rows. */
export const rowTags =
  <Type extends string>(type: Type) =>
  (rows: Rows = []) =>
    rows.map(({ id }) => ({ type, id }));

/** The cache tags of a list, which changes with its rows and with those that come and go. */
export const listTags =
  <Type extends string>(type: Type) =>
  (rows?: Rows) => [{ type, id: 'LIST' as const }, ...rowTags(type)(rows)];
