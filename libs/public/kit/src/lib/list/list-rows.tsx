import { classNames } from '@lereng/web-ui';
import { useWasServerRendered } from '../use-was-server-rendered';
import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import { cardShape, gridShape } from './grid-shape';
import type { ListSection } from './section-links';

/** What a list tells the card of a row. */
export interface CardProps {
  priority: boolean;
  level: 2 | 3;
  /** Whether it is the first of its grid, which is larger than the others. */
  lead: boolean;
}

/** Renders the card of a row. Pass the same function in every render, or all cards are rendered again. */
export type RenderCard<Row> = (row: Row, cardProps: CardProps) => ReactNode;

export interface ListRowsProps<Row> {
  rows: readonly Row[];
  /** All of the rows, below headings; null for a list without them. */
  sections: readonly ListSection<Row>[] | null;
  /** Classes of the grid. */
  grid: string;
  /** How many cards a phone shows first: their pictures are loaded with high priority. */
  priorityCount: number;
  card: RenderCard<Row>;
  /** Whether to begin with some rows and to add the others soon; by default all are rendered at once. */
  gradual?: Gradual;
}

/**
 * How a list begins with some rows: `found` ones whenever other rows were found, and those of a page that is `opened`
 * once, as a renewal must not take rows away.
 */
type Gradual = 'found' | 'opened';

interface Steps {
  first: number;
  added: number;
  /** How long the first rows are shown before others are added. */
  pauseMs: number;
  /** Whether they are added in a transition, which yields to a finger. */
  yields: boolean;
}

const STEPS: Record<Gradual, Steps> = {
  // As many rows fill a screen, and a slow phone renders them before the next letter is typed. Most people type that
  // before the pause is over, and rows far below can wait. A transition would start a view transition here, as the
  // pictures of the whole list have the same names.
  found: { first: 12, added: 24, pauseMs: 100, yields: false },
  // A phone shows four, and the heading is painted with them.
  opened: { first: 4, added: Infinity, pauseMs: 0, yields: true },
};
/** A section that begins after so many rows is far, as are rows of one list after these (`defer-far-rows`). */
const NEAR_ROWS = 60;
/**
 * The cards of rows. They are a component of their own, as the search around them renders with every letter.
 */
export const ListRows = memo(function ListRows<Row extends { id: number }>({
  rows,
  sections,
  grid,
  priorityCount,
  card,
  gradual,
}: ListRowsProps<Row>) {
  const serverRendered = useWasServerRendered();
  const count = useGradually(rows, gradual, serverRendered);
  /** @param start how many rows are above these */
  const renderRows = (some: readonly Row[], start: number, level: CardProps['level']) => (
    // A list that was rendered here does not defer rows: restoring the scroll position needs their real
    // heights.
    <ul
      {...gridShape(some.length)}
      data-found={gradual === 'found' ? '' : undefined}
      className={classNames(
        grid,
        serverRendered && (start < NEAR_ROWS ? 'defer-far-rows' : 'defer-rows'),
      )}
    >
      {some.slice(0, count - start).map((row, position) => (
        <ListRow
          key={row.id}
          row={row}
          priority={start + position < priorityCount}
          level={level}
          lead={position === 0}
          {...cardShape(position, some.length)}
          card={card}
        />
      ))}
    </ul>
  );
  if (!sections) return renderRows(rows, 0, 2);
  const starts = startsOf(sections);
  return sections.map(({ id, title, lang, rows: some }, at) => {
    const start = starts[at] ?? 0;
    if (start >= count) return null;
    return (
      <section key={id} aria-labelledby={id} className="not-first:mt-8 sm:not-first:mt-10">
        <h2 id={id} lang={lang} className="mb-3 text-xl sm:mb-4 sm:text-2xl">
          {title}
        </h2>
        {renderRows(some, start, 3)}
      </section>
    );
  });
}) as <Row extends { id: number }>(props: ListRowsProps<Row>) => ReactNode;

/** How many rows are above each section. */
function startsOf(sections: readonly ListSection<unknown>[]): number[] {
  const starts = [0];
  for (const { rows } of sections) starts.push((starts.at(-1) ?? 0) + rows.length);
  return starts;
}

interface ListRowProps<Row> extends CardProps {
  row: Row;
  card: RenderCard<Row>;
  'data-after'?: number;
}

const ListRow = memo(function ListRow<Row>({
  row,
  card,
  'data-after': after,
  ...cardProps
}: ListRowProps<Row>) {
  return <li data-after={after}>{card(row, cardProps)}</li>;
}) as <Row>(props: ListRowProps<Row>) => ReactNode;

/**
 * How many of these rows are shown: the first ones, and soon all. The server renders all at once, as there may
 * be no scripts.
 */
function useGradually<Row>(
  rows: readonly Row[],
  gradual: Gradual | undefined,
  serverRendered: boolean,
): number {
  const { first, added, pauseMs, yields } = STEPS[gradual ?? 'found'];
  const [state, setState] = useState({ rows, count: serverRendered ? rows.length : first });
  const isAnew = state.rows !== rows && gradual === 'found';
  const count = isAnew ? first : state.count;
  if (isAnew) setState({ rows, count });
  const isWhole = !gradual || count >= rows.length;
  useEffect(() => {
    if (isWhole) return;
    const add = () => setState({ rows, count: count + added });
    const timer = setTimeout(
      yields ? () => startTransition(add) : add,
      count === first ? pauseMs : 0,
    );
    return () => clearTimeout(timer);
  }, [rows, count, isWhole, first, added, pauseMs, yields]);
  return isWhole ? rows.length : count;
}
