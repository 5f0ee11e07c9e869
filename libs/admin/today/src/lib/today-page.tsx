import {
  LoadFailure,
  MessageBanner,
  PageHeader,
  searchRows,
  UndoBanner,
  useMessage,
} from '@lereng/admin-kit/shell';
import { addDays } from '@lereng/shared-domain';
import { isSoldOut, soldOutText, type SoldOut } from '@lereng/shared-domain/offers';
import { usePageEnvironment } from '@lereng/web-feature';
import { SearchField, Skeleton } from '@lereng/web-ui';
import { useState } from 'react';
import { SellableList } from './sellable-list';
import { lastDayOf, SoldOutUntil, type Until } from './sold-out-until';
import { TodayVenue } from './today-venue';
import { useSellable, type Sellable } from './use-sellable';
import { words } from './words';

/** What was marked last, and what it was before. */
interface Marked {
  /** Counts the marks, as the same row may be marked in the same way again. */
  count: number;
  row: Sellable;
  availability: SoldOut | null;
}

/** Menu items and packages that are sold out today, each marked by one tap. */
export default function TodayPage() {
  const { today } = usePageEnvironment();
  const { rows, isError, refetch, mark, unmark } = useSellable();
  const [query, setQuery] = useState('');
  const [until, setUntil] = useState<Until>(() => ({
    choice: 'today',
    day: addDays(today, 1),
  }));
  const [marked, setMarked] = useState<Marked | null>(null);
  const messages = useMessage();
  const lastDay = lastDayOf(until, today);

  const put = async (row: Sellable, availability: SoldOut | null) => {
    messages.clear();
    try {
      await mark(row, availability);
      setMarked((last) => ({ count: (last?.count ?? 0) + 1, row, availability }));
    } catch {
      setMarked(null);
      messages.show(words.failed(row.name), 'error');
    }
  };

  if (!rows) {
    return (
      <section className="flex max-w-3xl flex-col gap-5">
        <PageHeader title={words.title} />
        <TodayVenue />
        {isError ? (
          <LoadFailure title={words.notLoaded} onRetry={refetch} />
        ) : (
          <div role="status">
            <span className="sr-only">{words.loading}</span>
            <Skeleton className="h-96" />
          </div>
        )}
      </section>
    );
  }
  const found = searchRows(rows, ({ name }) => name, query);
  const isOut = ({ availability }: Sellable) => isSoldOut(availability, today);
  return (
    <section className="flex max-w-3xl flex-col gap-5">
      <PageHeader title={words.title} lead={words.lead} />
      <TodayVenue />
      <SoldOutUntil value={until} today={today} onChange={setUntil} />
      <SearchField label={words.search} onSearch={setQuery} />
      {found.length === 0 ? (
        <p role="status" className="text-muted">
          {words.noneFound(query)}
        </p>
      ) : (
        <>
          <SellableList
            title={words.soldOut}
            none={words.nothingSoldOut}
            rows={found.filter(isOut)}
            noteOf={({ availability }) => soldOutText(availability, today)}
            action={{ word: words.bringBack, labelOf: words.bringBackOf }}
            onTap={(row) => put(row, null)}
          />
          <SellableList
            title={words.available}
            none={words.nothingAvailable}
            rows={found.filter((row) => !isOut(row))}
            action={{ word: words.sellOut, labelOf: words.sellOutOf }}
            onTap={lastDay && ((row) => put(row, { state: 'sold_out', ...lastDay }))}
          />
        </>
      )}
      {/* The place is always there, so that no row moves under a finger that taps several. */}
      <div
        aria-live="polite"
        className="pointer-events-none sticky bottom-4 z-10 flex min-h-28 flex-col justify-end gap-3 *:pointer-events-auto *:shadow-soft"
      >
        <MessageBanner state={messages} />
        {marked && (
          <UndoBanner
            key={marked.count}
            text={textOf(marked, today)}
            undone={words.undone(marked.row.name)}
            failed={words.undoFailed}
            undo={() => {
              const { row, availability } = marked;
              return unmark(row, availability, isOut(row) ? row.availability : null);
            }}
            onClose={() => setMarked(null)}
          />
        )}
      </div>
    </section>
  );
}

function textOf({ row: { name }, availability }: Marked, today: string): string {
  const text = soldOutText(availability, today);
  return text === null ? words.isBack(name) : words.isSoldOut(name, text);
}
