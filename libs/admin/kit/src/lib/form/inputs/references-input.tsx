import { Button, classNames, IconButton, Skeleton } from '@lereng/web-ui';
import { Search, X } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ListQuery } from '../../shell/list-query';
import { searchRows } from '../../shell/search-rows';
import { words } from '../../shell/words';
import type { FormValues } from '../field';
import { groupAttributes, INPUT_CLASS, type InputProps } from '../../shell/inputs/input';
import { moved, MoveButtons } from './move-buttons';

/** The strings in which fields of references differ. */
export interface ReferencesWords {
  /** Label of the search field. */
  search: string;
  /** Where there is no row at all. */
  none: string;
  loadFailed: string;
  /** Name of a chosen row that no longer exists. */
  missing: (id: number) => string;
}

export interface ReferencesInputProps<Row extends { id: number }> extends InputProps<
  readonly number[]
> {
  rows: ListQuery<Row>;
  nameOf: (row: Row) => string;
  words: ReferencesWords;
  describe?: (row: Row, values: FormValues) => ReactNode;
  summary?: (chosen: readonly Row[], values: FormValues) => ReactNode;
}

/** Rows above this number get a search field. */
const SEARCHED_FROM = 7;

/** More matches than this are not listed: the search narrows them down. */
const LISTED = 100;

/** A checkbox per row, and the chosen ones in their order. */
export function ReferencesInput<Row extends { id: number }>({
  ref,
  rows,
  nameOf,
  words: own,
  describe,
  summary,
  ...props
}: ReferencesInputProps<Row>) {
  const { value: ids, onChange, busy } = props;
  const group = useRef<HTMLDivElement>(null);
  const values = useWatch() as FormValues;
  const [query, setQuery] = useState('');
  useImperativeHandle(
    ref,
    () => (group.current?.querySelector('input, button') ?? group.current) as HTMLElement,
  );

  const all = rows.data ?? [];
  const byId = new Map(all.map((row) => [row.id, row]));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  const found = searchRows(all, nameOf, query);
  const labelOf = (id: number) => {
    const row = byId.get(id);
    return row ? nameOf(row) : own.missing(id);
  };
  const toggle = (id: number) =>
    onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);

  return (
    <div ref={group} {...groupAttributes(props)} className="flex flex-col gap-3">
      <div
        className={classNames(
          'overflow-hidden rounded-card border bg-surface-raised',
          props.invalid ? 'border-danger' : 'border-control',
        )}
      >
        {all.length >= SEARCHED_FROM && (
          <SearchLine label={own.search} disabled={busy} onSearch={setQuery} />
        )}
        <RowsState
          rows={rows}
          empty={found.length === 0}
          none={own.none}
          loadFailed={own.loadFailed}
        >
          <ul className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain">
            {found.slice(0, LISTED).map((row) => (
              <Choice
                key={row.id}
                name={nameOf(row)}
                checked={ids.includes(row.id)}
                description={describe?.(row, values)}
                onToggle={() => toggle(row.id)}
              />
            ))}
          </ul>
          {found.length > LISTED && (
            <p className="border-t border-line px-4 py-2 text-sm text-subtle">
              {words.form.moreFound(found.length - LISTED)}
            </p>
          )}
        </RowsState>
      </div>
      <p role="status" className="text-sm text-subtle">
        {words.form.chosen(ids.length)}
      </p>
      {rows.data && (ids.length > 1 || chosen.length < ids.length) && (
        <ol aria-label={words.form.order} className="flex flex-col">
          {ids.map((id, index) => (
            <li key={id} className="flex items-center gap-0.5">
              <span className="min-w-0 grow py-1">
                <span className="text-subtle tabular-nums">{index + 1}.</span> {labelOf(id)}
              </span>
              <MoveButtons
                name={labelOf(id)}
                position={index}
                count={ids.length}
                disabled={busy}
                onMove={(to) => onChange(moved(ids, index, to))}
              />
              <IconButton
                label={words.form.unchoose(labelOf(id))}
                icon={<X aria-hidden="true" className="size-5" />}
                disabled={busy}
                onClick={() => {
                  toggle(id);
                  group.current?.querySelector<HTMLElement>('input')?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {summary?.(chosen, values)}
    </div>
  );
}

/** Not the shared search field, which is a form of its own: forms do not nest. */
function SearchLine({
  label,
  disabled,
  onSearch,
}: {
  label: string;
  disabled: boolean;
  onSearch: (query: string) => void;
}) {
  return (
    <div className="relative border-b border-line p-2">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-subtle"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        disabled={disabled}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
        // Enter would save the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        className={`${INPUT_CLASS} min-h-target pl-11`}
      />
    </div>
  );
}

/** The rows, or what is said while there are none. */
function RowsState<Row>({
  rows,
  empty,
  none,
  loadFailed,
  children,
}: {
  rows: ListQuery<Row>;
  /** No row matches the search. */
  empty: boolean;
  none: string;
  loadFailed: string;
  children: ReactNode;
}) {
  if (!rows.data && !rows.isError) {
    return (
      <div role="status" className="flex flex-col gap-2 p-3">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    );
  }
  if (!rows.data) {
    return (
      <div className="flex flex-col items-start gap-2 p-4">
        <p role="alert">{loadFailed}</p>
        <Button variant="secondary" onClick={() => void rows.refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (rows.data.length === 0) return <p className="p-4">{none}</p>;
  return empty ? <p className="p-4">{words.form.noneFound}</p> : children;
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  description: ReactNode;
  onToggle: () => void;
}

function Choice({ name, checked, description, onToggle }: ChoiceProps) {
  const id = useId();
  return (
    <li className="relative flex items-start gap-3 px-4 py-2.5 has-checked:bg-surface">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        aria-describedby={description ? `${id}-description` : undefined}
        // Above the label, which covers the row.
        className="relative z-1 mt-0.5 size-5 shrink-0 accent-accent"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block font-medium after:absolute after:inset-0">
          {name}
        </label>
        {description && (
          <div id={`${id}-description`} className="text-sm text-muted">
            {description}
          </div>
        )}
      </div>
    </li>
  );
}
