import type { CalendarDate } from '../calendar';
import type { Rupiah } from '../money';
import { isSameRow, unitsOf, type Order } from './order';
import type { OrderRow } from './order-row';
import type { Unavailable } from './unavailable';

/** What a row costs on the day of the visit, as responses have it. */
export interface QuotedRow extends OrderRow {
  name: string;
  price_unit: string | null;
  /** How many people one unit is for. */
  capacity: number | null;
  /** Rupiah for one unit, after the discount. */
  price: Rupiah;
  /** Rupiah for one unit before the discount; null without one. */
  original_price: Rupiah | null;
  /** The promotion that reduces it. */
  promotion: { id: number; title: string } | null;
  /** Without a promotion: the weekdays of one that goes on then, ISO 8601. */
  promotion_weekdays: readonly number[] | null;
  /** Without a promotion: the last day of one that is over then. */
  promotion_ended_on: CalendarDate | null;
  /** The price period that sets it, where it does not set today's price. */
  period_name: string | null;
  unavailable: Unavailable | null;
}

/** The rows of an order on the day of the visit, without those that are not there any more. */
export interface Quote {
  date: CalendarDate;
  rows: readonly QuotedRow[];
}

/** Units, 1 to 99. */
interface Units {
  quantity: number;
}

export type QuotedLine<Row extends QuotedRow = QuotedRow> = Row & Units;

/** The lines of an order that can be sent, and the rows that are not there any more, both in their order. */
export function quotedLines<Row extends QuotedRow>(
  { lines, people }: Pick<Order, 'lines' | 'people'>,
  { rows }: { rows: readonly Row[] },
): { lines: QuotedLine<Row>[]; missing: OrderRow[] } {
  const quoted: QuotedLine<Row>[] = [];
  const missing: OrderRow[] = [];
  for (const line of lines) {
    const row = rows.find((each) => isSameRow(each, line));
    if (row) quoted.push({ ...row, quantity: unitsOf(line, people, row.capacity) });
    else missing.push({ kind: line.kind, id: line.id });
  }
  return { lines: quoted, missing };
}

type Priced = Pick<QuotedRow, 'price'> & Units;

/** The price of the units of a line, in rupiah. */
export const lineTotal = ({ price, quantity }: Priced): Rupiah => price * quantity;

/** The price of all lines, in rupiah. */
export const orderTotal = (lines: readonly Priced[]): Rupiah =>
  lines.reduce((total, line) => total + lineTotal(line), 0);

/** What a renewed quote says otherwise than the one before. */
export type QuoteChange =
  | { kind: 'price'; name: string; before: Rupiah; now: Rupiah }
  | { kind: 'unavailable'; name: string; why: Exclude<Unavailable, 'closed'> }
  /** The row is not there any more. */
  | { kind: 'gone'; name: string }
  /** The venue is closed, so no row can be had. */
  | { kind: 'closed' }
  /** The day of the visit is another one, although nobody chose it. */
  | { kind: 'day'; date: CalendarDate };

/**
 * What has changed between two quotes for the same chosen day, of the rows that the order still has: other prices, and
 * what cannot be had any more (E2). What can be had again is no such change.
 */
export function quoteChanges(
  { lines }: Pick<Order, 'lines'>,
  before: Quote,
  now: Quote,
): QuoteChange[] {
  const changes: QuoteChange[] = [];
  if (before.date !== now.date) changes.push({ kind: 'day', date: now.date });
  for (const line of lines) {
    const former = before.rows.find((each) => isSameRow(each, line));
    const row = now.rows.find((each) => isSameRow(each, line));
    if (former) changes.push(...rowChanges(former, row));
  }
  const isClosed = lines.some((line) => {
    const why = (quote: Quote) => quote.rows.find((each) => isSameRow(each, line))?.unavailable;
    return why(now) === 'closed' && why(before) !== 'closed' && why(before) !== undefined;
  });
  return isClosed ? [...changes, { kind: 'closed' }] : changes;
}

function rowChanges(former: QuotedRow, row: QuotedRow | undefined): QuoteChange[] {
  const { name } = former;
  if (!row) return [{ kind: 'gone', name }];
  const changes: QuoteChange[] = [];
  if (row.price !== former.price)
    changes.push({ kind: 'price', name, before: former.price, now: row.price });
  const why = row.unavailable;
  if (why && why !== 'closed' && why !== former.unavailable)
    changes.push({ kind: 'unavailable', name, why });
  return changes;
}
