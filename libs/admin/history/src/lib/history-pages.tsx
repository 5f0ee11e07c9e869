import { findLastActions, lastActionOn, type LastActions } from '@lereng/admin-kit/history';
import { LoadFailure, type HistoryTarget } from '@lereng/admin-kit/shell';
import { useListHistoryQuery, type HistoryEntry } from '@lereng/web-data-access/history-admin';
import { Button, EmptyState, Skeleton } from '@lereng/web-ui';
import { useEffect, useState } from 'react';
import { HistoryItem } from './history-item';
import { words } from './words';

const PAGE = 50;

interface HistoryPagesProps {
  target: HistoryTarget | null;
  onRevert: (entry: HistoryEntry) => void;
  /** Called with the last change of the target itself; prices of its list may have changed since. */
  onLast: (entry: HistoryEntry | null) => void;
}

/** Where a page of entries begins. */
interface Cursor {
  /** Id of the entry before it. */
  before?: number;
  /** From the pages before it. */
  actions: LastActions;
}

const NEWEST: Cursor = { actions: new Map() };

/** The entries, the last one first, page by page as they are asked for. */
export function HistoryPages({ target, onRevert, onLast }: HistoryPagesProps) {
  const [cursors, setCursors] = useState<readonly Cursor[]>([NEWEST]);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised empty:hidden">
      {cursors.map((cursor, index) => (
        <HistoryPage
          key={cursor.before ?? 'first'}
          target={target}
          cursor={cursor}
          onRevert={onRevert}
          onLast={cursor === NEWEST ? onLast : undefined}
          onOlder={
            index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
          }
        />
      ))}
    </ul>
  );
}

interface HistoryPageProps extends Pick<HistoryPagesProps, 'target' | 'onRevert'> {
  cursor: Cursor;
  onLast?: HistoryPagesProps['onLast'];
  /** Goes on after the oldest entry; undefined where the next page is shown. */
  onOlder?: (next: Cursor) => void;
}

function HistoryPage({ target, cursor, onRevert, onLast, onOlder }: HistoryPageProps) {
  const { before } = cursor;
  const row = target?.row;
  const { data, isError, refetch } = useListHistoryQuery(
    { kind: target?.kind, rowId: row, before, limit: PAGE },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    const isOfTarget = ({ row_id }: HistoryEntry) => row === undefined || row_id === row;
    if (data) onLast?.(data.find(isOfTarget) ?? null);
  }, [data, row, onLast]);

  if (!data && isError) {
    return (
      <li>
        <LoadFailure title={words.loadFailed} onRetry={refetch} />
      </li>
    );
  }
  if (!data) {
    return (
      <li>
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-28" />
        </div>
      </li>
    );
  }
  const oldest = data.at(-1);
  const actions = findLastActions(data, cursor.actions);
  return (
    <>
      {data.map((entry) => (
        <HistoryItem
          key={entry.id}
          entry={entry}
          lastAction={lastActionOn(entry, actions)}
          onRevert={() => onRevert(entry)}
        />
      ))}
      {before === undefined && !oldest && (
        <li>
          <EmptyState title={words.empty} />
        </li>
      )}
      {oldest && onOlder && data.length === PAGE && (
        <li className="p-4 text-center">
          <Button variant="secondary" onClick={() => onOlder({ before: oldest.id, actions })}>
            {words.older}
          </Button>
        </li>
      )}
    </>
  );
}
