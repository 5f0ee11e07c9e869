/** The part of RTK Query's lifecycle API that is used here. */
interface MutationLifecycle<Saved, Patch> {
  dispatch: (patch: Patch) => unknown;
  queryFulfilled: Promise<{ data: Saved }>;
}

/**
 * For a mutation: puts what it responds with into cached data at once. The fetch that its tags cause takes
 * a while on a slow line, and would show the values before beside the success message.
 */
export function putSaved<Argument, Saved, Patch>(put: (saved: Saved, argument: Argument) => Patch) {
  return async (
    argument: Argument,
    { dispatch, queryFulfilled }: MutationLifecycle<Saved, Patch>,
  ): Promise<void> => {
    const response = await queryFulfilled.catch(() => null);
    if (response) dispatch(put(response.data, argument));
  };
}

/** The rows with `saved` in the place of its former version; a new row comes last. */
export const withRow =
  <Row extends { id: number }>(saved: Row) =>
  (rows: Row[]): Row[] =>
    rows.some(({ id }) => id === saved.id)
      ? rows.map((row) => (row.id === saved.id ? saved : row))
      : [...rows, saved];

/** The rows without the one that was deleted. */
export const withoutRow =
  (id: number) =>
  <Row extends { id: number }>(rows: Row[]): Row[] =>
    rows.filter((row) => row.id !== id);
