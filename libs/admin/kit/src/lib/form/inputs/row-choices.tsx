import { Button, classNames, IconButton, Skeleton, type Elements } from '@lereng/web-ui';
import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import type { ListQuery } from '../../shell/calls';
import { groupAttributes, INPUT_CLASS, type InputProps } from '../../shell/inputs/input';
import { searchRows } from '../../shell/search-rows';
import { words as kitWords } from '../../shell/words';
import { choiceName, listedName, type ChoiceRow, type ChoiceWords } from './choice-words';
import { moved, MoveButtons } from './move-buttons';

/** With `searched`, as many rows get a search field. */
const SEARCHED_FROM = 7;

/** With `searched`, more matches are not listed: the search narrows them down. */
const LISTED = 100;

/** With something below its name, a label's pseudo-element covers the row. */
const SHAPES = {
  plain: { row: '', label: 'min-h-target items-center px-4 py-2 has-checked:bg-surface', box: '' },
  beside: {
    row: 'items-center gap-x-3 px-4 py-2 has-checked:bg-surface',
    label: 'min-h-target basis-40 items-center',
    box: '',
  },
  below: {
    row: 'relative px-4 py-2.5 has-checked:bg-surface',
    label: 'items-start font-medium after:absolute after:inset-0',
    box: 'relative z-1 mt-0.5',
  },
} as const;

interface RowChoicesProps<Row extends ChoiceRow> extends InputProps<readonly number[]> {
  rows: ListQuery<Row>;
  words: ChoiceWords;
  searched?: boolean;
  /** The order of the ids is that of a list of the chosen rows, which also has those that were deleted since. */
  ordered?: boolean;
  /** After the name of a row, and part of what its checkbox is called. */
  note?: (row: Row) => ReactNode;
  /** Below the name of a row: it describes the checkbox. */
  below?: (row: Row, chosen: boolean) => ReactNode;
  /** Beside a chosen row. An element with `data-mend` holds the input to focus where the field is invalid. */
  beside?: (id: number, name: string) => ReactNode;
  /** Above the rows. */
  above?: Elements;
  /** After the rows. */
  children?: Elements;
}

/** A checkbox for each row of another kind, also for a chosen one that was deleted since; the value has their ids. */
export function RowChoices<Row extends ChoiceRow>({
  ref,
  rows,
  words,
  searched = false,
  ordered = false,
  note,
  below,
  beside,
  above,
  children,
  ...props
}: RowChoicesProps<Row>) {
  const { value: ids, onChange, busy, invalid } = props;
  const group = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const focus = () => firstToMend(group.current)?.focus();
  useImperativeHandle(ref, () => ({ focus }) as HTMLElement, []);

  const { data } = rows;
  const all = data ?? [];
  const found = searchRows(all, (row) => listedName(row, words), query);
  const listed = searched ? found.slice(0, LISTED) : found;
  const gone = data ? ids.filter((id) => all.every((row) => row.id !== id)) : [];
  const nameOf = (id: number) => choiceName(id, data, words);
  const toggle = (id: number) =>
    onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);

  const shape = SHAPES[below ? 'below' : beside ? 'beside' : 'plain'];
  const choice = (id: number, row?: Row) => {
    const chosen = ids.includes(id);
    const belowId = below && `${props.id}-${id}`;
    return (
      <li key={id} className={classNames('flex flex-wrap', shape.row)}>
        <label className={classNames('flex min-w-0 grow gap-3', shape.label)}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={busy}
            onChange={() => toggle(id)}
            aria-describedby={belowId}
            className={classNames('size-5 shrink-0 accent-accent', shape.box)}
          />
          <span className="min-w-0 wrap-anywhere">
            <span>{nameOf(id)}</span>
            {row && note?.(row)}
          </span>
        </label>
        {row && below && (
          <div id={belowId} className="min-w-0 basis-full pl-8 text-sm text-muted">
            {below(row, chosen)}
          </div>
        )}
        {chosen && beside?.(id, nameOf(id))}
      </li>
    );
  };

  return (
    <div ref={group} {...groupAttributes(props)} className="flex flex-col gap-3">
      {above}
      <div
        className={classNames(
          'overflow-hidden rounded-card border bg-surface-raised',
          invalid ? 'border-danger' : 'border-control',
        )}
      >
        {searched && all.length >= SEARCHED_FROM && (
          <SearchLine label={words.search} onSearch={setQuery} />
        )}
        {listed.length > 0 || (gone.length > 0 && !ordered) ? (
          <ul
            className={classNames(
              'divide-y divide-line',
              !beside && 'max-h-80 overflow-y-auto overscroll-contain',
            )}
          >
            {listed.map((row) => choice(row.id, row))}
            {!ordered && gone.map((id) => choice(id))}
          </ul>
        ) : (
          <NoRows rows={rows} words={words} />
        )}
        {found.length > listed.length && (
          <p className="border-t border-line px-4 py-2 text-sm text-subtle">
            {kitWords.choices.moreFound(found.length - listed.length)}
          </p>
        )}
      </div>
      {ordered && (
        <p role="status" className="text-sm text-subtle">
          {kitWords.choices.chosen(ids.length)}
        </p>
      )}
      {ordered && data && (ids.length > 1 || gone.length > 0) && (
        <ol aria-label={kitWords.choices.order} className="flex flex-col">
          {ids.map((id, index) => (
            <li key={id} className="flex items-center gap-0.5">
              <span className="min-w-0 grow py-1">
                <span className="text-subtle tabular-nums">{index + 1}.</span> {nameOf(id)}
              </span>
              <MoveButtons
                name={nameOf(id)}
                position={index}
                count={ids.length}
                disabled={busy}
                onMove={(to) => onChange(moved(ids, index, to))}
              />
              <IconButton
                label={kitWords.form.unchoose(nameOf(id))}
                icon={<X aria-hidden="true" className="size-5" />}
                disabled={busy}
                onClick={() => {
                  toggle(id);
                  group.current?.querySelector('input')?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {children}
    </div>
  );
}

/** Not the shared search field, which is a form of its own: forms do not nest. */
const SearchLine = ({ label, onSearch }: { label: string; onSearch: (query: string) => void }) => (
  <div className="relative border-b border-line p-2">
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-subtle"
    />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
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

type NoRowsProps = Pick<RowChoicesProps<ChoiceRow>, 'rows' | 'words'>;

/** Why no row is listed. */
function NoRows({ rows: { data, isError, refetch }, words }: NoRowsProps) {
  if (data) {
    return <p className="p-4">{data.length > 0 ? kitWords.choices.noneFound : words.none}</p>;
  }
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2 p-4">
        <p role="alert">{words.loadFailed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {kitWords.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-2 p-3">
      <span className="sr-only">{kitWords.loading}</span>
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </div>
  );
}

const firstToMend = (group: HTMLElement | null): HTMLElement | null =>
  group?.querySelector<HTMLElement>('[data-mend] input') ??
  group?.querySelector<HTMLElement>('input:enabled, button:enabled') ??
  group;
