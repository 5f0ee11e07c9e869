import { editHref, kindLabel, kindPath } from '@lereng/admin-kit';
import type { HistoryEntry } from '@lereng/web-data-access/history-admin';
import { words } from './words';

/** What an entry is about: the row's name then, a setting, or the order of a list. */
export function subjectOf({ kind, name, row_id }: HistoryEntry): string {
  if (name !== null) return name;
  if (row_id === null) return words.order(kindLabel(kind));
  return words.settings[row_id] ?? row_id;
}

/** Where it can be edited; null where it is gone, or was when the entry was made. */
export function editHrefOf({ kind, name, row_id, action }: HistoryEntry): string | null {
  const path = kindPath(kind);
  if (!path || action === 'deleted' || action === 'purged') return null;
  return name !== null && row_id !== null ? editHref(path, Number(row_id)) : path.getHref();
}
