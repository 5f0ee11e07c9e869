import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EDIT, languageOf, NEW, TASK, VIEW } from '../shell/row-links';
import type { OpenDialog, RowTask } from './list-declaration';

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
    else if (row || wanted === NEW) open({ kind: 'form', row, locale: languageOf(search) });
  });
  useEffect(() => {
    if (wanted !== null && rows) onRows(rows);
  }, [wanted, rows]);
}
