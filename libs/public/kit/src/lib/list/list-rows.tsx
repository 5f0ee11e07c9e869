import { classNames, useWasServerRendered } from '@lereng/web-ui';
import { memo, useEffect, useState, type ReactNode } from 'react';

/** What a list says of a row's place to its card. */
export interface CardProps {
  priority: boolean;
  level: 2 | 3;
}

/** Draws the card of a row. To be the same function in every render, or all cards are drawn again. */
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

/** What screens show, and a slow phone renders before the next letter is typed. */
const FIRST_ROWS = 12;
const ROWS_ADDED = 24;
/** Until rows are added: most people type the next letter later, and rows far below can wait. */
const PAUSE_MS = 100;

/** The cards of rows. Apart from the search around them, which renders with every letter. */
export const ListRows = memo(function ListRows<Row extends { id: number }>({
  rows,
  grid,
  priorityCount,
  card,
  gradual = false,
}: ListRowsProps<Row>) {
  const serverRendered = useWasServerRendered();
  const shown = useGradually(rows, gradual, serverRendered);
  // Not where it was rendered here: to restore the scroll position takes the rows' real heights.
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

/** The first of these rows, soon all of them. All at once from the server, as there may be no scripts. */
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
    // Not in a transition, which would be a view transition, as every picture has a name for one.
    const add = () => setState({ rows, count: count + ROWS_ADDED });
    const timer = setTimeout(add, count === FIRST_ROWS ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [rows, count, isWhole]);
  return isWhole ? rows : rows.slice(0, count);
}
