/** For `selectFromResult` of a list: its row with this id, where it has one. */
export const findListed =
  <Row extends { id: number }>(id: number | null) =>
  ({ data = [] }: { data?: readonly Row[] }) => ({ row: data.find((row) => row.id === id) });
