import { useAppSelector } from './store';

/**
 * A row as a list in the store has it: the page that a tap on its card opens shows it while its own response is
 * under way, which on a slow line takes longer than all else.
 *
 * @param lists names of the endpoints that respond with whole rows
 * @param id null finds none
 */
export function useListedRow<Row extends { id: number }>(
  lists: readonly string[],
  id: number | null,
): Row | undefined {
  return useAppSelector(({ api: { queries } }) =>
    Object.values(queries)
      .filter((query) => lists.includes(query?.endpointName ?? ''))
      .flatMap((query) => (query?.data as readonly Row[] | undefined) ?? [])
      .find((row) => row.id === id),
  );
}
