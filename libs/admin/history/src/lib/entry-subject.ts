import { editHref, kindLabel, kindPath, rowName } from '@lereng/admin-kit';
import type { HistoryEntry } from '@lereng/web-data-access/history-admin';
import { paths } from '@lereng/web-feature';
import { words } from './words';

/** What an entry is about: the row's name then, a setting, or the order of a list. */
export function subjectOf({ kind, name, row_id }: HistoryEntry): string {
  if (name !== null) return rowName(kind, name);
  if (row_id === null) return words.order(kindLabel(kind));
  return words.settings[row_id] ?? row_id;
}

/** Where it is now, as far as the entry tells: in the trash, or where it is edited; null where it is gone. */
export function hrefOf({ kind, name, row_id, action }: HistoryEntry): string | null {
  const path = kindPath(kind);
  if (!path || action === 'purged') return null;
  if (action === 'deleted') return paths.admin.trash.getHref();
  return name !== null && row_id !== null ? editHref(path, Number(row_id)) : path.getHref();
}
