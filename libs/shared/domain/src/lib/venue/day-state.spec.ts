import fc from 'fast-check';
import { addDays } from '../calendar';
import { CALENDAR_ENTRY_KINDS } from './calendar-entries';
import { dayStates, type DayEntry } from './day-state';
import { winnerOn, type DaySubject } from './precedence';

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

describe('the coming days', () => {
  const said = (entries: DayEntry[], today = TODAY) =>
    dayStates(entries, today, 'venue').map(({ kind, from, until, reason }) =>
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
  const subjects = fc.constantFrom<DaySubject>('venue', 'hours', 3);

  it('say of each day what its entry says, whatever the order of the entries', () => {
    fc.assert(
      fc.property(entries, subjects, (made, subject) => {
        const states = dayStates(made, TODAY, subject);
        expect(dayStates([...made].reverse(), TODAY, subject)).toEqual(states);
        for (let day = TODAY; day < '2027-01-20'; day = addDays(day, 1)) {
          const of = states.filter(({ from, until }) => from <= day && day <= until);
          const expected = winnerOn(made, day, subject);
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
        const before = dayStates(made, TODAY, 'venue');
        expect(dayStates([...made, entry({ from: '2026-12-01' })], TODAY, 'venue')).toEqual(before);
        const closed = entry({ from: '2026-12-01', until: '2027-02-01' });
        expect(
          dayStates([...made, closed], TODAY, 'venue').every(({ kind }) => kind === 'closed'),
        ).toBe(true);
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
        const states = dayStates(entries, TODAY, 'venue');
        for (const { kind, from, until } of states) {
          expect(winnerOn(entries, from, 'venue')?.kind).toBe(kind);
          expect(winnerOn(entries, until, 'venue')?.kind).toBe(kind);
        }
        const last = [...entries].sort((a, b) => (a.until < b.until ? 1 : -1))[0]!.until;
        expect(states.at(-1)?.until).toBe(last < TODAY ? undefined : last);
      }),
    );
  });
});
