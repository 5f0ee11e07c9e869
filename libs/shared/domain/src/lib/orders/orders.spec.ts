import fc from 'fast-check';
import { LIMITS } from '../limits';
import {
  EMPTY_ORDER,
  isShortened,
  orderSegment,
  orderTotal,
  parseOrderSegment,
  quoteChanges,
  quotedLines,
  readOrder,
  unitsOf,
  withAdded,
  withFields,
  withQuantity,
  writeOrder,
  type Order,
  type QuotedRow,
} from './index';

const read = (query: string) => readOrder(new URLSearchParams(query));
const linesOf = (order: Pick<Order, 'lines'>) =>
  order.lines.map(({ kind, id, quantity }) => `${kind} ${id} ${quantity ?? 'auto'}`);

const row = fc.record({
  kind: fc.constantFrom('menu-items' as const, 'packages' as const),
  id: fc.integer({ min: 1, max: 40 }),
});
const quantity = fc.option(fc.integer({ min: 1, max: LIMITS.orderQuantityMax }), { nil: null });
const characters = (max: number) =>
  fc.string({ unit: 'grapheme' }).map((text) => Array.from(text).slice(0, max).join(''));
const order: fc.Arbitrary<Order> = fc.record({
  lines: fc.uniqueArray(
    fc.tuple(row, quantity).map(([each, units]) => ({ ...each, quantity: units })),
    { selector: ({ kind, id }) => kind + id, maxLength: LIMITS.orderLinesMax },
  ),
  date: fc.option(fc.constantFrom('2026-12-26', '2028-02-29'), { nil: null }),
  people: fc.option(fc.integer({ min: 1, max: LIMITS.orderPeopleMax }), { nil: null }),
  name: characters(LIMITS.orderNameMax),
  note: characters(LIMITS.orderNoteMax),
});

describe('an order in a URL', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(order, (each) => {
        expect(read(writeOrder(each).toString())).toEqual(each);
        expect(withFields(EMPTY_ORDER, writeOrder(each))).toEqual(each);
        expect(parseOrderSegment(orderSegment(each))).toEqual({ ...each, name: '', note: '' });
        expect(orderSegment(each)).toMatch(/^[\w.~-]*$/);
      }),
    );
  });

  it('is within the limits whatever the URL says', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('add', 'date', 'people', 'name', 'note'),
      row.map(({ kind, id }) => `${kind === 'packages' ? 'p' : 'm'}${id}`),
    );
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.constant('m3=1'));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 80 }), (pairs) => {
        const { lines, people } = readOrder(new URLSearchParams(pairs));
        expect(lines.length).toBeLessThanOrEqual(LIMITS.orderLinesMax);
        expect(new Set(lines.map(({ kind, id }) => kind + id)).size).toBe(lines.length);
        for (const { quantity: units } of lines) {
          expect(units === null || (units >= 1 && units <= LIMITS.orderQuantityMax)).toBe(true);
        }
        expect(people === null || (people >= 1 && people <= LIMITS.orderPeopleMax)).toBe(true);
      }),
    );
  });

  it.each([
    ['m3=2&p4=&m3=1', ['menu-items 3 3', 'packages 4 auto']],
    ['m3=0&m4=-1&m5=1e1&m6=abc&x7=1&m08=1&m=1', []],
    ['m3=100&m4=99&m4=9', ['menu-items 3 99', 'menu-items 4 99']],
    ['m3=2&add=m3%3D1&add=p4%3D', ['menu-items 3 3', 'packages 4 auto']],
    ['p4=&p4=', ['packages 4 2']],
    ['p4=&p4=&people=8', ['packages 4 auto']],
    ['p4=2&p4=&people=8', ['packages 4 3']],
  ])('with %s has the lines %j', (query, expected) =>
    expect(linesOf(read(query))).toEqual(expected),
  );

  it.each(['2026-02-30', '26-12-2026', ''])('has no day %j', (date) =>
    expect(read(`date=${date}`).date).toBeNull(),
  );
});

describe('what a URL says beyond an order', () => {
  it('is nothing where it was written here, or where it concerns no order', () => {
    fc.assert(
      fc.property(order, (each) => {
        const query = writeOrder(each);
        query.append('utm_source', 'chat');
        expect(isShortened(query)).toBe(false);
      }),
    );
  });

  it.each([
    ['m3=2&p4=&add=m3%3D1&people=999', false],
    ['m3=0&p4= 2 &people=', false],
    ['m3=98&add=m3%3D1', false],
    ['p4=99&p4=&people=8', true],
    ['m3=100', true],
    ['m3=98&m3=2', true],
    ['m3=98&add=m3%3D2', true],
    ['m3=abc', true],
    ['m3=-1', true],
    ['m03=1', true],
    ['p99999999999999999999=1', true],
    ['m3=1&people=1000', true],
    ['m3=1&people=x', true],
    ['m3=1&date=2026-02-30', true],
    [`m3=1&name=${'a'.repeat(LIMITS.orderNameMax + 1)}`, true],
    [`m3=1&note=${'😀'.repeat(LIMITS.orderNoteMax)}`, false],
    [Array.from({ length: LIMITS.orderLinesMax + 1 }, (_, at) => `m${at + 1}=1`).join('&'), true],
  ])('in %j is shortened: %s', (query, expected) =>
    expect(isShortened(new URLSearchParams(query))).toBe(expected),
  );
});

describe('the lines of an order', () => {
  it('stay in their places, each row once, however they are changed', () => {
    const change = fc.record({ row, quantity: fc.oneof(quantity, fc.constant(0)) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const expected: string[] = [];
        let changed = EMPTY_ORDER;
        for (const each of changes) {
          changed = withQuantity(changed, each.row, each.quantity);
          const key = each.row.kind + each.row.id;
          const place = expected.indexOf(key);
          if (each.quantity === 0 && place >= 0) expected.splice(place, 1);
          const isRoom = expected.length < LIMITS.orderLinesMax;
          if (each.quantity !== 0 && place < 0 && isRoom) expected.push(key);
        }
        expect(changed.lines.map(({ kind, id }) => kind + id)).toEqual(expected);
      }),
    );
  });

  it('are one for a row that is added again', () => {
    const jeep = { kind: 'packages' as const, id: 4 };
    const one = withAdded(EMPTY_ORDER, { ...jeep, quantity: 1 });
    expect(linesOf(withAdded(one, { ...jeep, quantity: 1 }))).toEqual(['packages 4 2']);
  });

  it.each([
    [null, 8, 4, 2],
    [null, 9, 4, 3],
    [null, null, 4, 1],
    [null, 8, null, 1],
    [null, 999, 1, 99],
    [5, 8, 4, 5],
  ])(
    'of %s units for %s people are, with a capacity of %s, %s',
    (units, people, capacity, expected) =>
      expect(unitsOf({ quantity: units }, people, capacity)).toBe(expected),
  );
});

const aRow = (more: Partial<QuotedRow> = {}): QuotedRow => ({
  kind: 'menu-items',
  id: 3,
  name: 'Kopi',
  price_unit: null,
  capacity: null,
  price: 15_000,
  original_price: null,
  promotion: null,
  promotion_weekdays: null,
  promotion_ended_on: null,
  period_name: null,
  unavailable: null,
  ...more,
});

describe('a quote', () => {
  it('has the units that the people need, and names what is not there any more', () => {
    const rows = [aRow({ kind: 'packages', id: 4, capacity: 4, price: 350_000 }), aRow()];
    const { lines, missing } = quotedLines(read('m3=2&p4=&m9=1&people=8'), { rows });
    expect(lines.map(({ id, quantity: units }) => [id, units])).toEqual([
      [3, 2],
      [4, 2],
    ]);
    expect(missing).toEqual([{ kind: 'menu-items', id: 9 }]);
    expect(orderTotal(lines)).toBe(730_000);
  });

  it('has a whole total that no order can make inexact', () => {
    const most = { price: LIMITS.priceMax, quantity: LIMITS.orderQuantityMax };
    const lines = Array.from({ length: LIMITS.orderLinesMax }, () => most);
    expect(orderTotal(lines)).toBe(2_970_000_000_000);
  });
});

describe('a renewed quote', () => {
  const soto = aRow({ id: 5, name: 'Soto' });
  const shown = { date: '2026-12-26', rows: [aRow(), soto] };
  const order = read('m3=2&m5=1&m7=1');
  const changes = (...rows: QuotedRow[]) => quoteChanges(order, shown, { ...shown, rows });

  it('differs from the one that was shown in prices, in what cannot be had, and in what is gone', () => {
    expect(changes(aRow({ price: 18_000, unavailable: 'sold_out' }))).toEqual([
      { kind: 'price', name: 'Kopi', before: 15_000, now: 18_000 },
      { kind: 'unavailable', name: 'Kopi', why: 'sold_out' },
      { kind: 'gone', name: 'Soto' },
    ]);
    expect(changes(aRow({ unavailable: 'closed' }), { ...soto, unavailable: 'closed' })).toEqual([
      { kind: 'closed' },
    ]);
    expect(quoteChanges(order, shown, { ...shown, date: '2026-12-27' })).toEqual([
      { kind: 'day', date: '2026-12-27' },
    ]);
  });

  it('does not differ in what the visitor added or removed, nor in what can be had again', () => {
    expect(changes(aRow(), soto, aRow({ id: 7 }))).toEqual([]);
    expect(quoteChanges(read('m3=9'), shown, { ...shown, rows: [aRow()] })).toEqual([]);
    const soldOut = { ...shown, rows: [aRow({ unavailable: 'sold_out' }), soto] };
    expect(quoteChanges(order, soldOut, shown)).toEqual([]);
  });
});
