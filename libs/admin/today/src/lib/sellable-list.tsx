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
  onTap: ((row: Sellable) => Promise<void>) | null;
}

export function SellableList({ title, none, rows, noteOf, action, onTap }: SellableListProps) {
  const id = useId();
  /** The row goes to another list: then the next one has the focus, so that a keyboard goes on from there. */
  const tap = async (button: HTMLElement, row: Sellable) => {
    const item = button.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    await onTap?.(row);
    const isFocusHere = [button, document.body].includes(document.activeElement as HTMLElement);
    if (isFocusHere) next?.querySelector('button')?.focus({ preventScroll: true });
  };
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
                onClick={({ currentTarget }) => void tap(currentTarget, row)}
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
