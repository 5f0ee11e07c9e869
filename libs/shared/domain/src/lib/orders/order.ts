import { isCalendarDate, type CalendarDate } from '../calendar';
import { parseEntityId } from '../entity-id';
import { LIMITS } from '../limits';
import { firstCharacters } from '../text';
import { parseWholeNumber } from '../whole-number';
import { ADD_KEY, orderRowKey, PREFIXES, type OrderLine, type OrderRow } from './order-row';

/** What a group of visitors wants to order. */
export interface Order {
  /** Each row once, in the order in which they were added; 30 at most. */
  lines: readonly OrderLine[];
  /** The day of the visit, in the venue's zone; null for the next day on which the venue is open. */
  date: CalendarDate | null;
  /** How many come; null while it is not known. */
  people: number | null;
  /** Who orders; may be empty. */
  name: string;
  note: string;
}

export const EMPTY_ORDER: Order = { lines: [], date: null, people: null, name: '', note: '' };

/** The row of a key that `orderRowKey` makes; null for anything else. */
function parseOrderRow(key: string): OrderRow | null {
  const kind = (['menu-items', 'packages'] as const).find((each) => PREFIXES[each] === key[0]);
  const id = parseEntityId(key.slice(1));
  return kind && id !== null ? { kind, id } : null;
}

export const isSameRow = (one: OrderRow, other: OrderRow): boolean =>
  one.kind === other.kind && one.id === other.id;

/**
 * The order in the query of a URL, which `writeOrder` writes, a form without scripts, or anybody: what is no order is
 * left out, and what is beyond a limit is shortened.
 */
export function readOrder(query: URLSearchParams): Order {
  const people = readPeople(query.get('people'));
  const date = query.get('date');
  let order: Order = {
    lines: [],
    date: isCalendarDate(date) ? date : null,
    people,
    name: readText(query.get('name'), LIMITS.orderNameMax),
    note: readText(query.get('note'), LIMITS.orderNoteMax),
  };
  for (const [key, value] of fieldsOf(query)) {
    const row = parseOrderRow(key);
    const quantity = readQuantity(value);
    if (row && quantity !== undefined) order = withAdded(order, { ...row, quantity });
  }
  return order;
}

/** Whether something of an order in the query of a URL is not in what `readOrder` makes of it. */
export function isShortened(query: URLSearchParams): boolean {
  const units = new Map<string, number>();
  for (const [key, value] of fieldsOf(query)) {
    // Other keys are no part of an order, such as those that social networks add.
    if (!/^[mp]\d/.test(key)) continue;
    const quantity = readQuantity(value);
    if (!parseOrderRow(key) || quantity === undefined) return true;
    if (quantity !== 0) units.set(key, (units.get(key) ?? 0) + (quantity ?? 1));
  }
  const { lines, date, people, name, note } = readOrder(query);
  const isLost = (key: string, read: unknown) => (query.get(key)?.trim() ?? '') !== '' && !read;
  return (
    units.size > lines.length ||
    Math.max(0, ...units.values()) > LIMITS.orderQuantityMax ||
    isLost('date', date) ||
    isLost('people', people) ||
    (parseWholeNumber((query.get('people') ?? '').trim()) ?? 0) > LIMITS.orderPeopleMax ||
    name !== (query.get('name') ?? '') ||
    note !== (query.get('note') ?? '')
  );
}

/** The fields of an order's URL, with those that are added. */
const fieldsOf = (query: URLSearchParams): [string, string][] => [
  ...query,
  ...query.getAll(ADD_KEY).flatMap((text) => [...new URLSearchParams(text)]),
];

/** The query of a URL for an order, which `readOrder` reads. */
export function writeOrder({ lines, date, people, name, note }: Order): URLSearchParams {
  const query = new URLSearchParams();
  for (const line of lines) query.set(orderRowKey(line), String(line.quantity ?? ''));
  const rest = { date, people: people && String(people), name, note };
  for (const [key, value] of Object.entries(rest)) if (value) query.set(key, value);
  return query;
}

/** The order with other values of some fields of its form, by the names that `writeOrder` gives them. */
export function withFields(order: Order, fields: Iterable<readonly [string, string]>): Order {
  const query = writeOrder(order);
  for (const [name, value] of fields) query.set(name, value);
  return readOrder(query);
}

/** What of an order decides its price, as one segment of a path: `m3.2~p4.~date.2026-12-26~people.8`. */
export const orderSegment = (order: Order): string =>
  [...writeOrder({ ...order, name: '', note: '' })]
    .map(([key, value]) => `${key}.${value}`)
    .join('~');

/** The order of such a segment, or of any text, as `readOrder`. */
export const parseOrderSegment = (segment: string): Order =>
  readOrder(new URLSearchParams(segment.replaceAll('~', '&').replaceAll('.', '=')));

/** How many units a line is for: those that were chosen, or as many as the people need. */
export function unitsOf(
  { quantity }: Pick<OrderLine, 'quantity'>,
  people: number | null,
  capacity: number | null,
): number {
  if (quantity !== null) return quantity;
  const needed = people !== null && capacity !== null ? Math.ceil(people / capacity) : 1;
  return Math.min(needed, LIMITS.orderQuantityMax);
}

/**
 * The order with another quantity of a row: null for as many as the people need, 0 for none of it. A row that is not in
 * it yet is added at the end, unless there are as many as there may be.
 */
export function withQuantity(order: Order, row: OrderRow, quantity: number | null): Order {
  const { kind, id } = row;
  const line = { kind, id, quantity: quantity && Math.min(quantity, LIMITS.orderQuantityMax) };
  const isThere = order.lines.some((each) => isSameRow(each, row));
  const lines = isThere
    ? order.lines.map((each) => (isSameRow(each, row) ? line : each))
    : [...order.lines, line].slice(0, LIMITS.orderLinesMax);
  return { ...order, lines: lines.filter((each) => each.quantity !== 0) };
}

/**
 * The order with more units of a row. It stays the same where the row has as many units as the people need and their
 * number is known, as it then has enough of them.
 */
export function withAdded(order: Order, line: OrderLine): Order {
  const former = order.lines.find((each) => isSameRow(each, line));
  if (!former) return withQuantity(order, line, line.quantity);
  const isEnough = former.quantity === null && line.quantity === null && order.people !== null;
  if (isEnough) return order;
  return withQuantity(order, line, (former.quantity ?? 1) + (line.quantity ?? 1));
}

/** What somebody typed, up to its limit, without control characters but for line breaks and tabs. */
const readText = (text: string | null, max: number): string =>
  firstCharacters((text ?? '').replace(/(?![\n\r\t])\p{Cc}/gu, ''), max);

const readPeople = (text: string | null): number | null => {
  const people = parseWholeNumber((text ?? '').trim());
  return people ? Math.min(people, LIMITS.orderPeopleMax) : null;
};

/** The quantity in a text: null if the text is empty, undefined if it is not a quantity. */
function readQuantity(text: string): number | null | undefined {
  return text.trim() === '' ? null : (parseWholeNumber(text.trim()) ?? undefined);
}
