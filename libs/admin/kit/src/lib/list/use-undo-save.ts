import { useAppDispatch } from '@lereng/web-data-access';
import { historyAdminApi, useRevertChangeMutation } from '@lereng/web-data-access/history-admin';
import { ChangedElsewhere } from '../shell/banner/undoable';
import type { ListDeclaration } from './list-declaration';

/** A row that was saved, and what it was before; undefined for a new one. */
export interface SavedRow<Row> {
  row: Row;
  before: Row | undefined;
}

const ANEW = { forceRefetch: true, subscribe: false } as const;

/** The instant of its last change, which social links do not have. */
const versionOf = (row: { id: number; updatedAt?: string }): string | undefined => row.updatedAt;

/** Whether a save has changed anything: what has not cannot be taken back. */
export const canUndoSave = <Row extends { id: number }>({ row, before }: SavedRow<Row>): boolean =>
  !before || versionOf(before) === undefined || versionOf(before) !== versionOf(row);

/**
 * Takes back a save: a new row goes to the trash, and a change goes back to the version that the history has from
 * before. Rejects with `ChangedElsewhere` where somebody has changed the row since.
 */
export function useUndoSave<Row extends { id: number }>({
  kind,
  form,
  remove,
}: Pick<ListDeclaration<Row, never>, 'kind' | 'remove'> & {
  form: Pick<ListDeclaration<Row, never>['form'], 'fetch'>;
}): (saved: SavedRow<Row>) => Promise<unknown> {
  const dispatch = useAppDispatch();
  const [revert] = useRevertChangeMutation();
  const { listHistory, previewRevert } = historyAdminApi.endpoints;
  return async ({ row, before }) => {
    const version = versionOf(row);
    if (!before) {
      // A deletion names no version, so the row is compared before.
      if (versionOf(await form.fetch(row.id)) !== version) throw new ChangedElsewhere();
      return remove(row);
    }
    const [change] = await dispatch(
      listHistory.initiate({ kind, rowId: String(row.id), limit: 1 }, ANEW),
    ).unwrap();
    const isOfSave =
      change?.action === 'updated' && change.changed_at === (version ?? change.changed_at);
    if (!isOfSave) throw new ChangedElsewhere();
    const preview = await dispatch(previewRevert.initiate(change.id, ANEW)).unwrap();
    return revert({ id: change.id, 'If-Match': preview.version }).unwrap();
  };
}
