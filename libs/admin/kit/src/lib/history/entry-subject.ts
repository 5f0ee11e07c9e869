import type { HistoryEntry } from '@lereng/web-data-access/history-admin';
import { paths } from '@lereng/web-feature';
import { editHref, kindLabel, kindPath, rowName, type Kinds } from '../shell';
import { historyWords as words } from './words';

/** The subject of an entry: the row's name then, a setting, or the order or the prices of a list. */
export function subjectOf({ kind, name, row_id, action }: HistoryEntry, kinds: Kinds): string {
  if (name !== null) return rowName(kinds, kind, name);
  if (row_id === null) {
    const ofList = action === 'reordered' ? words.order : words.prices;
    return ofList(kindLabel(kinds, kind));
  }
  return kinds.get(kind)?.settings?.[row_id]?.label ?? row_id;
}

type Action = HistoryEntry['action'];

/** The last action on each row, setting and list. */
export type LastActions = ReadonlyMap<string, Action>;

const keyOf = ({ kind, row_id, action }: HistoryEntry): string =>
  `${kind}/${row_id ?? (action === 'reordered' ? 'order' : 'prices')}`;

/**
 * @param entries the last change first
 * @param newer the actions of changes after these
 */
export function findLastActions(entries: readonly HistoryEntry[], newer: LastActions): LastActions {
  const actions = new Map(newer);
  for (const entry of entries) {
    if (!actions.has(keyOf(entry))) actions.set(keyOf(entry), entry.action);
  }
  return actions;
}

export const lastActionOn = (entry: HistoryEntry, actions: LastActions): Action =>
  actions.get(keyOf(entry)) ?? entry.action;

/** Where it is now: in the trash, or where it is edited; null where it is gone. */
export function hrefOf(
  { kind, name, row_id }: HistoryEntry,
  lastAction: Action,
  kinds: Kinds,
): string | null {
  const path = kindPath(kinds, kind);
  if (!path || lastAction === 'purged') return null;
  if (lastAction === 'deleted') return paths.admin.trash.getHref();
  return name !== null && row_id !== null ? editHref(path, Number(row_id)) : path.getHref();
}
