import { LoadFailure, type HistoryTarget } from '@lereng/admin-kit';
import { useListHistoryQuery, type HistoryEntry } from '@lereng/web-data-access/history-admin';
import { Button, EmptyState, Skeleton } from '@lereng/web-ui';
import { useEffect, useState } from 'react';
import { HistoryItem } from './history-item';
import { words } from './words';

const PAGE = 50;

export interface HistoryPagesProps {
  target: HistoryTarget | null;
  onRevert: (entry: HistoryEntry) => void;
  /** Called with the last change of all. */
  onLast: (entry: HistoryEntry | null) => void;
}

/** The entries, the last one first, page by page as they are asked for. */
export function HistoryPages({ target, onRevert, onLast }: HistoryPagesProps) {
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined]);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised empty:hidden">
      {cursors.map((before, index) => (
        <HistoryPage
          key={before ?? 'first'}
          target={target}
          before={before}
          onRevert={onRevert}
          onLast={before === undefined ? onLast : undefined}
          onOlder={
            index === cursors.length - 1 ? (oldest) => setCursors([...cursors, oldest]) : undefined
          }
        />
      ))}
    </ul>
  );
}

interface HistoryPageProps extends Pick<HistoryPagesProps, 'target' | 'onRevert'> {
  before: number | undefined;
  onLast?: HistoryPagesProps['onLast'];
  /** Called with the oldest entry's id, to go on from there; undefined where the next page is shown. */
  onOlder?: (oldest: number) => void;
}

function HistoryPage({ target, before, onRevert, onLast, onOlder }: HistoryPageProps) {
  const { data, isError, refetch } = useListHistoryQuery(
    { kind: target?.kind, rowId: target?.row, before, limit: PAGE },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (data) onLast?.(data[0] ?? null);
  }, [data, onLast]);

  if (!data && isError) {
    return (
      <li>
        <LoadFailure title={words.loadFailed} onRetry={refetch} />
      </li>
    );
  }
  if (!data) {
    return (
      <li role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-28" />
      </li>
    );
  }
  const oldest = data.at(-1);
  return (
    <>
      {data.map((entry) => (
        <HistoryItem key={entry.id} entry={entry} onRevert={() => onRevert(entry)} />
      ))}
      {before === undefined && !oldest && (
        <li>
          <EmptyState title={words.empty} />
        </li>
      )}
      {oldest && onOlder && data.length === PAGE && (
        <li className="p-4 text-center">
          <Button variant="secondary" onClick={() => onOlder(oldest.id)}>
            {words.older}
          </Button>
        </li>
      )}
    </>
  );
}
