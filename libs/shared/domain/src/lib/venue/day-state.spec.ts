import fc from 'fast-check';
import { addDays } from '../calendar';
import { CALENDAR_ENTRY_KINDS } from './calendar-entries';
import {
  dayEntry,
  dayStates,
  entryInstead,
  hoursEntry,
  packageEntry,
  type DayEntry,
} from './day-state';

const TODAY = '2026-12-20';
const HOURS = [{ opens: '08:00', closes: '15:00' }];

let lastId = 0;
/** An entry of 24 December; of several, the one that is made later was changed later. */
function entry(fields: Partial<DayEntry> = {}): DayEntry {
  const id = (lastId += 1);
  const from = fields.from ?? '2026-12-24';
  return {
    id,
    kind: 'closed',
    from,
    until: from,
    hours: fields.kind === 'hours' ? HOURS : null,
    package_ids: [],
    reason: null,
    updatedAt: '2026-11-20T02:00:00.000Z',
    ...fields,
  };
}

const on = (entries: DayEntry[]) => dayEntry(entries, '2026-12-24');

describe('the entry of a day', () => {
  const closed = entry();
  const full = entry({ kind: 'full' });
  const hours = entry({ kind: 'hours' });

  it('is a closed one before a full one, and that before other hours', () => {
    expect(on([hours, full, closed])).toBe(closed);
    expect(on([hours, full])).toBe(full);
    expect(on([hours])).toBe(hours);
    expect(on([])).toBeNull();
  });

  it('is that which was changed last, and then the newest', () => {
    const changed = entry({ kind: 'hours', updatedAt: '2026-11-20T02:00:00.001Z' });
    const newest = entry({ kind: 'hours' });
    expect(on([hours, changed, newest])).toBe(changed);
    expect(on([newest, hours])).toBe(newest);
  });

  it('holds on its first and last day', () => {
    const span = entry({ until: '2026-12-26' });
    const days = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'];
    expect(days.map((day) => dayEntry([span], day)?.id ?? null)).toEqual([
      null,
      span.id,
      span.id,
      null,
    ]);
  });

  it('is not that of some packages for the venue, and of a package not that of others', () => {
    const some = entry({ kind: 'full', package_ids: [3, 4] });
    const packageOn = (entries: DayEntry[], id = 3) => packageEntry(entries, id, '2026-12-24');
    expect(on([some])).toBeNull();
    expect(on([some, hours])).toBe(hours);
    expect(packageOn([some, hours])).toBe(some);
    expect(packageOn([some], 5)).toBeNull();
    expect(packageOn([hours])).toBeNull();
    expect(packageOn([some, full])).toBe(full);
    expect(packageOn([some, full, closed])).toBe(closed);
  });

  it('is for the hours never a full one', () => {
    expect(hoursEntry([full, hours], '2026-12-24')).toBe(hours);
    expect(hoursEntry([full], '2026-12-24')).toBeNull();
    expect(hoursEntry([full, hours, closed], '2026-12-24')).toBe(closed);
  });

  it('is another one for an entry that gives way, though not where a package of it is left', () => {
    const [three, some] = [[3], [3, 4]].map((package_ids) => entry({ kind: 'full', package_ids }));
    const insteadOf = (one: DayEntry | undefined, ...others: DayEntry[]) =>
      one && entryInstead(one, [one, ...others], '2026-12-24');
    expect(insteadOf(closed, full, hours)).toBeNull();
    expect(insteadOf(hours, full)).toBe(full);
    expect(insteadOf(closed, entry())).toMatchObject({ kind: 'closed', id: lastId });
    expect(insteadOf(some, full)).toBe(full);
    expect(insteadOf(some, hours)).toBeNull();
    expect(insteadOf(three, some as DayEntry)).toBe(some);
    expect(insteadOf(some, entry({ kind: 'full', package_ids: [4, 5] }))).toBeNull();
  });
});

describe('the coming days', () => {
  const said = (entries: DayEntry[], today = TODAY) =>
    dayStates(entries, today).map(({ kind, from, until, reason }) =>
      [kind, from.slice(5), until.slice(5), reason ?? ''].join(' ').trim(),
    );

  it('are one span where the same is to be said of them, and in order', () => {
    const entries = [
      entry({ from: '2026-12-26', until: '2026-12-27', reason: 'libur Natal' }),
      entry({ from: '2026-12-24', until: '2026-12-25', reason: 'libur Natal' }),
      entry({ from: '2026-12-21', kind: 'full' }),
    ];
    expect(said(entries)).toEqual(['full 12-21 12-21', 'closed 12-24 12-27 libur Natal']);
  });

  it('are cut by what goes before', () => {
    const entries = [
      entry({ kind: 'full', from: '2026-12-22', until: '2026-12-30' }),
      entry({ from: '2026-12-25' }),
    ];
    expect(said(entries)).toEqual(['full 12-22 12-24', 'closed 12-25 12-25', 'full 12-26 12-30']);
  });

  it('may have begun already, and are without those that are over', () => {
    const entries = [
      entry({ from: '2026-12-18', until: '2026-12-21' }),
      entry({ from: '2026-12-19' }),
    ];
    expect(said(entries)).toEqual(['closed 12-18 12-21']);
    expect(said(entries, '2026-12-22')).toEqual([]);
  });

  const entries = fc.array(
    fc
      .record({
        kind: fc.constantFrom(...CALENDAR_ENTRY_KINDS),
        start: fc.integer({ min: -5, max: 20 }),
        length: fc.integer({ min: 0, max: 8 }),
        package_ids: fc.constantFrom([], [3]),
        reason: fc.constantFrom(null, 'libur'),
        minute: fc.integer({ min: 10, max: 13 }),
      })
      .map(({ start, length, minute, ...fields }) =>
        entry({
          ...fields,
          package_ids: fields.kind === 'full' ? fields.package_ids : [],
          from: addDays(TODAY, start),
          until: addDays(TODAY, start + length),
          updatedAt: `2026-11-20T02:${minute}:00.000Z`,
        }),
      ),
    { maxLength: 8 },
  );
  const rules = fc.constantFrom(dayEntry, hoursEntry, (all: readonly DayEntry[], day: string) =>
    packageEntry(all, 3, day),
  );

  it('say of each day what its entry says, whatever the order of the entries', () => {
    fc.assert(
      fc.property(entries, rules, (made, rule) => {
        const states = dayStates(made, TODAY, rule);
        expect(dayStates([...made].reverse(), TODAY, rule)).toEqual(states);
        for (let day = TODAY; day < '2027-01-20'; day = addDays(day, 1)) {
          const of = states.filter(({ from, until }) => from <= day && day <= until);
          const expected = rule(made, day);
          expect(of.map(({ kind, reason }) => ({ kind, reason }))).toEqual(
            expected ? [{ kind: expected.kind, reason: expected.reason }] : [],
          );
        }
        expect(states.map(({ from }) => from)).toEqual(states.map(({ from }) => from).sort());
      }),
      { numRuns: 300 },
    );
  });

  it('are not changed by an entry of other days, nor by a weaker one', () => {
    fc.assert(
      fc.property(entries, (made) => {
        const before = dayStates(made, TODAY);
        expect(dayStates([...made, entry({ from: '2026-12-01' })], TODAY)).toEqual(before);
        const closed = entry({ from: '2026-12-01', until: '2027-02-01' });
        expect(dayStates([...made, closed], TODAY).every(({ kind }) => kind === 'closed')).toBe(
          true,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('entries of any span', () => {
  const ends = ['0001-01-01', '2026-12-19', TODAY, '2026-12-24', '9999-12-30', '9999-12-31'];
  const anyEntry = fc
    .record({
      first: fc.constantFrom(...ends),
      last: fc.constantFrom(...ends),
      kind: fc.constantFrom(...CALENDAR_ENTRY_KINDS),
    })
    .map(({ first, last, kind }) =>
      entry({ kind, from: first < last ? first : last, until: first < last ? last : first }),
    );

  it('have states, to the last day that there is', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 6 }), (entries) => {
        const states = dayStates(entries, TODAY);
        for (const { kind, from, until } of states) {
          expect(dayEntry(entries, from)?.kind).toBe(kind);
          expect(dayEntry(entries, until)?.kind).toBe(kind);
        }
        const last = [...entries].sort((a, b) => (a.until < b.until ? 1 : -1))[0]!.until;
        expect(states.at(-1)?.until).toBe(last < TODAY ? undefined : last);
      }),
    );
  });
});
