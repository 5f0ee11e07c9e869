import fc from 'fast-check';
import { addDays, daysBetween } from '../calendar';
import type { DayEntry } from './day-state';
import { daysToTell } from './opening-days';
import { hoursOn } from './opening-state';
import { winnerOn } from './precedence';

/** A Friday. */
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const JAKARTA = 'Asia/Jakarta';
const DAILY = 'Setiap hari 06.00–18.00';
const HOURS = [{ opens: '08:00', closes: '15:00' }];

let lastId = 0;
function entry(fields: Partial<DayEntry>): DayEntry {
  const from = fields.from ?? TODAY;
  return {
    id: (lastId += 1),
    kind: 'closed',
    from,
    until: from,
    hours: fields.kind === 'hours' ? HOURS : null,
    package_ids: [],
    reason: null,
    updatedAt: '2026-11-01T02:00:00.000Z',
    ...fields,
  };
}

/** Both parts as `kind first-last reason`. */
function told(text: string, entries: DayEntry[] = [], subject?: number) {
  const { today, next } = daysToTell(text, TODAY, JAKARTA, entries, subject);
  return [today, next].map(
    (state) =>
      state &&
      `${state.kind} ${state.from.slice(8)}-${state.until.slice(8)} ${state.reason ?? ''}`.trim(),
  );
}

describe('daysToTell', () => {
  it.each<[name: string, told: (string | null)[], expected: (string | null)[]]>([
    ['days alike', told(DAILY), [null, null]],
    ['unknown hours', told('Hubungi kami'), [null, null]],
    ['another day of the week', told('Senin–Jumat 06.00–18.00'), [null, 'closed 21-21']],
    ['other hours', told('Senin–Jumat 06–18, Sabtu 07–20'), [null, 'hours 21-21']],
    ['a closed day that says when it ends', told('Sabtu 07.00–20.00'), [null, null]],
    ['two closed days of the week', told('Senin–Kamis 06.00–18.00'), [null, null]],
    [
      'a closed day tomorrow',
      told(DAILY, [entry({ from: TOMORROW, reason: 'hujan abu' })]),
      [null, 'closed 21-21 hujan abu'],
    ],
    [
      'the end of closed days',
      told(DAILY, [entry({ from: '2026-11-18', until: TODAY })]),
      ['closed 18-20', 'hours 21-21'],
    ],
    [
      'closed days that go on, and the next ones',
      told(DAILY, [entry({ until: TOMORROW }), entry({ from: '2026-11-27' })]),
      ['closed 20-21', 'closed 27-27'],
    ],
    [
      'closed days for two reasons',
      told(DAILY, [entry({ reason: 'acara' }), entry({ from: TOMORROW, reason: 'libur' })]),
      ['closed 20-20 acara', 'closed 21-21 libur'],
    ],
    ['closed days after a week', told(DAILY, [entry({ from: '2026-11-28' })]), [null, null]],
    [
      'other hours for once',
      told(DAILY, [entry({ kind: 'hours', reason: 'acara' })]),
      ['hours 20-20 acara', 'hours 21-21'],
    ],
    [
      'the same hours by an entry',
      told('Setiap hari 08.00–15.00', [entry({ kind: 'hours', from: TOMORROW })]),
      [null, null],
    ],
    [
      'a full day of one package',
      told(DAILY, [entry({ kind: 'full', from: TOMORROW, package_ids: [3] })], 3),
      [null, 'full 21-21'],
    ],
    [
      'that of another one',
      told(DAILY, [entry({ kind: 'full', from: TOMORROW, package_ids: [4] })], 3),
      [null, null],
    ],
    [
      'other hours of the venue for a package',
      told(DAILY, [entry({ kind: 'hours', from: TOMORROW })], 3),
      [null, 'hours 21-21'],
    ],
  ])('tells %s', (_name, found, expected) => expect(found).toEqual(expected));

  it('tells of tomorrow whenever the venue is open on one of the two days alone', () => {
    const entries = fc.array(
      fc
        .record({ start: fc.integer({ min: -3, max: 4 }), length: fc.integer({ min: 0, max: 4 }) })
        .chain(({ start, length }) =>
          fc.record({
            kind: fc.constantFrom('closed' as const, 'full' as const, 'hours' as const),
            from: fc.constant(addDays(TODAY, start)),
            until: fc.constant(addDays(TODAY, start + length)),
          }),
        )
        .map(entry),
      { maxLength: 5 },
    );
    const week = fc.constantFrom(DAILY, 'Senin–Jumat 06–18', 'Sabtu 07–20', 'Hubungi kami');
    fc.assert(
      fc.property(entries, week, (made, text) => {
        const { today, next } = daysToTell(text, TODAY, JAKARTA, made);
        const [isOpen, isOpenNext] = [TODAY, TOMORROW].map((day) => {
          const hours = hoursOn(text, day, JAKARTA, made);
          return hours && hours.length > 0;
        });
        expect(today?.kind).toBe(winnerOn(made, TODAY, 'venue')?.kind);
        if (next) expect(daysBetween(TODAY, next.from)).toBeGreaterThan(0);
        const isFull = winnerOn(made, TOMORROW, 'venue')?.kind === 'full';
        const isSaid = isFull || (today !== null && today.until > TODAY);
        if (isOpen === true && isOpenNext === false && !isSaid) {
          expect(next).toMatchObject({ kind: 'closed', from: TOMORROW });
        }
        if (today?.kind === 'closed' && isOpenNext === true) expect(next?.from).toBe(TOMORROW);
      }),
      { numRuns: 300 },
    );
  });
});
