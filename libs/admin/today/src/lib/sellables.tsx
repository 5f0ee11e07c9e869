import { searchRows } from '@lereng/admin-kit/shell';
import { addDays } from '@lereng/shared-domain';
import { isSoldOut, type SoldOut } from '@lereng/shared-domain/availability';
import { soldOutText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { SearchField } from '@lereng/web-ui';
import { useState } from 'react';
import { SellableList } from './sellable-list';
import { lastDayOf, SoldOutUntil, type Until } from './sold-out-until';
import type { Say } from './use-outcome';
import type { Sellable, useSellable } from './use-sellable';
import { words } from './words';

interface SellablesProps extends Pick<ReturnType<typeof useSellable>, 'mark' | 'unmark'> {
  rows: readonly Sellable[];
  say: Say;
}

/** Menu items and packages, those that are sold out first, each marked by one tap. */
export function Sellables({ rows, mark, unmark, say }: SellablesProps) {
  const { today } = usePageEnvironment();
  const [query, setQuery] = useState('');
  const [until, setUntil] = useState<Until>(() => ({ choice: 'today', day: addDays(today, 1) }));
  const lastDay = lastDayOf(until, today);
  const isSearch = query.trim() !== '';
  const found = searchRows(rows, ({ name }) => name, query);
  const isOut = ({ availability }: Sellable) => isSoldOut(availability, today);
  const put = (row: Sellable, availability: SoldOut | null) =>
    say(
      async () => {
        await mark(row, availability);
        const text = soldOutText(availability, today);
        return {
          text: text === null ? words.isBack(row.name) : words.isSoldOut(row.name, text),
          undone: words.undone(row.name),
          undo: () => unmark(row, availability, isOut(row) ? row.availability : null),
        };
      },
      () => words.failed(row.name),
    );
  return (
    <>
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
            none={isSearch ? words.noneFound(query) : words.nothingSoldOut}
            rows={found.filter(isOut)}
            noteOf={({ availability }) => soldOutText(availability, today)}
            action={{ word: words.bringBack, labelOf: words.bringBackOf }}
            onTap={(row) => put(row, null)}
          />
          <SellableList
            title={words.available}
            none={isSearch ? words.noneFound(query) : words.nothingAvailable}
            rows={found.filter((row) => !isOut(row))}
            action={{ word: words.sellOut, labelOf: words.sellOutOf }}
            onTap={lastDay && ((row) => put(row, { state: 'sold_out', ...lastDay }))}
          />
        </>
      )}
    </>
  );
}
