import { classNames, useWasServerRendered } from '@lereng/web-ui';
import { memo, useEffect, useState, type ReactNode } from 'react';

/** What a list tells the card of a row. */
export interface CardProps {
  priority: boolean;
  level: 2 | 3;
}

/** Renders the card of a row. Pass the same function in every render, or all cards are rendered again. */
export type RenderCard<Row> = (row: Row, cardProps: CardProps) => ReactNode;

export interface ListRowsProps<Row> {
  rows: readonly Row[];
  /** Classes of the grid. */
  grid: string;
  /** How many cards a phone shows first: their pictures are loaded with high priority. */
  priorityCount: number;
  card: RenderCard<Row>;
  /** Whether to begin with a screenful of rows, and add the others once they have not changed for a moment. */
  gradual?: boolean;
}

/** As many rows fill a screen, and a slow phone renders them before the next letter is typed. */
const FIRST_ROWS = 12;
const ROWS_ADDED = 24;
/**
 * The other rows are added after this time: most people type the next letter later, and rows far below can
 * wait.
 */
const PAUSE_MS = 100;

/**
 * The cards of rows. They are a component of their own, as the search around them renders with every letter.
 */
export const ListRows = memo(function ListRows<Row extends { id: number }>({
  rows,
  grid,
  priorityCount,
  card,
  gradual = false,
}: ListRowsProps<Row>) {
  const serverRendered = useWasServerRendered();
  const shown = useGradually(rows, gradual, serverRendered);
  // A list that was rendered here does not defer rows: restoring the scroll position needs their real
  // heights.
  return (
    <ul className={classNames(grid, serverRendered && 'defer-far-rows')}>
      {shown.map((row, position) => (
        <ListRow key={row.id} row={row} priority={position < priorityCount} card={card} />
      ))}
    </ul>
  );
}) as <Row extends { id: number }>(props: ListRowsProps<Row>) => ReactNode;

interface ListRowProps<Row> {
  row: Row;
  priority: boolean;
  card: RenderCard<Row>;
}

const ListRow = memo(function ListRow<Row>({ row, priority, card }: ListRowProps<Row>) {
  return <li>{card(row, { priority, level: 2 })}</li>;
}) as <Row>(props: ListRowProps<Row>) => ReactNode;

/**
 * The first of these rows, and soon all of them. The server renders all at once, as there may be no scripts.
 */
function useGradually<Row>(
  rows: readonly Row[],
  gradual: boolean,
  serverRendered: boolean,
): readonly Row[] {
  const [state, setState] = useState({ rows, count: serverRendered ? rows.length : FIRST_ROWS });
  const count = state.rows === rows ? state.count : FIRST_ROWS;
  if (state.rows !== rows) setState({ rows, count });
  const isWhole = !gradual || count >= rows.length;
  useEffect(() => {
    if (isWhole) return;
    // A transition would start a view transition here, as every picture has a name for one.
    const add = () => setState({ rows, count: count + ROWS_ADDED });
    const timer = setTimeout(add, count === FIRST_ROWS ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [rows, count, isWhole]);
  return isWhole ? rows : rows.slice(0, count);
}
