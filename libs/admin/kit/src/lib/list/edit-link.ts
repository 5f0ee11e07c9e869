import type { Path } from '@lereng/web-feature';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const EDIT = 'edit';
const NEW = 'new';

/** Opens a list screen with the form of a row. */
export const editHref = (path: Path, id: number): string => formHref(path.getHref(), id);

/** The same by the screen's path; without an id the form of a new row. */
export const formHref = (path: string, id: number | undefined): string =>
  `${path}?${EDIT}=${id ?? NEW}`;

/** Opens the row that the URL names once it is there; then the URL names the list again. */
export function useEditLink<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  open: (row: Row | undefined) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(EDIT);
  const onRows = useEffectEvent((loaded: readonly Row[]) => {
    const row = loaded.find(({ id }) => String(id) === wanted);
    setSearch({}, { replace: true });
    if (row || wanted === NEW) open(row);
  });
  useEffect(() => {
    if (wanted !== null && rows) onRows(rows);
  }, [wanted, rows]);
}
