import { Button } from '@lereng/web-ui';
import { useId } from 'react';
import type { Sellable } from './use-sellable';

interface SellableListProps {
  title: string;
  /** Said of an empty list. */
  none: string;
  rows: readonly Sellable[];
  /** Below the name. */
  noteOf?: (row: Sellable) => string | null;
  action: { word: string; labelOf: (name: string) => string };
  /** Null while a tap would not say enough. */
  onTap: ((row: Sellable) => void) | null;
}

export function SellableList({ title, none, rows, noteOf, action, onTap }: SellableListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
          {rows.map((row) => (
            <li
              key={`${row.kind} ${row.id}`}
              className="flex items-center justify-between gap-4 py-2 pr-2 pl-4"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{row.name}</span>
                {noteOf && <span className="block text-sm text-muted">{noteOf(row)}</span>}
              </span>
              <Button
                variant="secondary"
                aria-label={action.labelOf(row.name)}
                disabled={onTap === null}
                onClick={() => onTap?.(row)}
              >
                {action.word}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
