import type { Path } from '@lereng/web-feature';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OpenDialog, RowTask } from './list-declaration';

const EDIT = 'edit';
const VIEW = 'view';
const TASK = 'task';
const NEW = 'new';

/** Opens a list screen with the form of a row. */
export const editHref = (path: Path, id: number): string => formHref(path.getHref(), id);

/** The same by the screen's path; without an id the form of a new row. */
export const formHref = (path: string, id: number | undefined): string =>
  `${path}?${EDIT}=${id ?? NEW}`;

/** Opens a list screen with the details of a row. */
export const viewHref = (path: Path, id: number): string => `${path.getHref()}?${VIEW}=${id}`;

/** Opens a list screen with the further dialog of a row, or with its form where it has none by then. */
export const taskHref = (path: Path, id: number): string => `${path.getHref()}?${TASK}=${id}`;

/** Opens the row that the URL names once it is there; then the URL names the list again. */
export function useDialogLink<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  task: Pick<RowTask<Row>, 'isFor'> | undefined,
  open: (dialog: OpenDialog<Row>) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const viewed = search.get(VIEW);
  const tasked = search.get(TASK);
  const wanted = viewed ?? tasked ?? search.get(EDIT);
  const onRows = useEffectEvent((loaded: readonly Row[]) => {
    const row = loaded.find(({ id }) => String(id) === wanted);
    setSearch({}, { replace: true });
    if (row && viewed !== null) open({ kind: 'detail', row });
    else if (row && tasked !== null && task?.isFor(row)) open({ kind: 'task', row });
    else if (row || wanted === NEW) open({ kind: 'form', row });
  });
  useEffect(() => {
    if (wanted !== null && rows) onRows(rows);
  }, [wanted, rows]);
}
