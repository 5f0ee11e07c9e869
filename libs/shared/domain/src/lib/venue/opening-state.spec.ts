import fc from 'fast-check';
import { addDays } from '../calendar';
import { WEEKDAYS } from '../days';
import type { DayEntry } from './day-state';
import { hoursOn, hoursUntil, openingState, type OpeningState } from './opening-state';
import { winnerOn } from './precedence';

const NAMES = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

const JAKARTA = 'Asia/Jakarta';
const DAILY = 'Setiap hari, 06.00–18.00 WIB';

const opens = (time: string, inDays = 0) => ({
  open: false,
  opens: expect.objectContaining({ time, inDays }) as unknown,
});
const closes = (time: string, inDays = 0) => ({
  open: true,
  closes: expect.objectContaining({ time, inDays }) as unknown,
});

/** At an instant of November 2026 in Jakarta, of which the 23rd is a Monday. */
const stateAt = (text: string, dayAndTime: string) =>
  openingState(text, new Date(`2026-11-${dayAndTime}+07:00`), JAKARTA);

describe('openingState', () => {
  it.each([
    // Past midnight, also into the next week.
    ['Jumat–Sabtu 17.00–01.00', '28T00:59', closes('01:00')],
    ['Jumat–Sabtu 17.00–01.00', '28T23:00', closes('01:00', 1)],
    ['Minggu 20.00–02.00', '23T02:00', opens('20:00', 6)],
    // Days that are closed.
    ['Setiap hari kecuali Senin 08.00–17.00', '23T12:00', opens('08:00', 1)],
    ['Sabtu 09.00–15.00', '28T15:00', opens('09:00', 7)],
    // A break, and hours that touch or overlap.
    ['Setiap hari 08.00–12.00 dan 13.00–17.00', '23T12:30', opens('13:00')],
    ['Setiap hari 08.00–12.00 dan 12.00–17.00', '23T09:00', closes('17:00')],
    ['Jumat 20.00–24.00, Sabtu 00.00–03.00', '27T23:00', closes('03:00', 1)],
    // Midnight at the end of a day.
    ['Senin 10.00–24.00', '24T00:00', opens('10:00', 6)],
    ['Akhir pekan 24 jam', '28T10:00', closes('24:00', 1)],
    ['Buka 24 jam', '28T10:00', { open: true, closes: null }],
    ['Setiap hari 22.00–22.01, setiap hari', '28T10:00', null],
  ])('of %j at %s', (text, now, expected) => {
    expect(stateAt(text, now)).toEqual(expected);
  });

  it.each(['Hubungi kami', '', 'Setiap hari 06.00–18.00 kecuali saat hujan'])(
    'is unknown for %j',
    (text) => expect(stateAt(text, '23T12:00')).toBeNull(),
  );

  it.each([
    ['Asia/Jakarta', DAILY, true],
    ['Asia/Makassar', 'Setiap hari 06.00–18.00 WITA', true],
    ['Asia/Jayapura', 'Setiap hari 06.00–18.00 wit', true],
    ['Asia/Bangkok', DAILY, true],
    ['Asia/Makassar', DAILY, false],
    ['Asia/Jakarta', 'Setiap hari 06.00–18.00 WITA', false],
    ['America/New_York', DAILY, false],
    ['America/New_York', 'Setiap hari 06.00–18.00', true],
  ])('in %s of %j is known: %s', (zone, text, known) => {
    // One instant on each side of the week's end in all of these zones.
    for (const instant of ['2026-11-22T16:30Z', '2026-11-22T18:30Z']) {
      expect(openingState(text, new Date(instant), zone) !== null).toBe(known);
    }
  });

  it("follows the clocks of the venue's zone, daylight saving time included", () => {
    const at = (instant: string) =>
      openingState('Setiap hari 06.00–18.00', new Date(instant), 'America/New_York');
    // On 1 November 2026 New York goes from UTC-4 to UTC-5.
    expect(at('2026-10-31T21:59Z')).toEqual(closes('18:00'));
    expect(at('2026-10-31T22:00Z')).toEqual(opens('06:00', 1));
    expect(at('2026-11-01T10:59Z')).toEqual(opens('06:00'));
    expect(at('2026-11-01T11:00Z')).toEqual(closes('18:00'));
  });

  const DAY = 24 * 60;
  const written = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}.${String(minute % 60).padStart(2, '0')}`;
  /** Up to two spans on some days, in minutes. 23:59 is the end of a day, so nothing opens or closes then. */
  const weeks = fc.dictionary(
    fc.constantFrom(...WEEKDAYS),
    fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: DAY - 2 }), fc.integer({ min: 1, max: DAY }))
        .filter(([from, to]) => from !== to && to !== DAY - 1)
        // Of a clock of twelve, perhaps: not read.
        .filter(([from, to]) => to > from || from >= 13 * 60 || to < 5 * 60),
      { minLength: 1, maxLength: 2 },
    ),
    { minKeys: 1 },
  );
  const minutes = fc.integer({ min: 0, max: 7 * DAY - 1 });

  const textOf = (week: Record<string, [number, number][]>) =>
    WEEKDAYS.flatMap((day) => {
      const spans = week[day]?.map(([from, to]) => `${written(from)}–${written(to)}`);
      return spans ? [`${NAMES[WEEKDAYS.indexOf(day)]} ${spans.join(' dan ')}`] : [];
    }).join(', ');

  /** Whether a minute, from Monday's midnight, is in one of the spans: counted, not computed. */
  const isOpen = (week: Record<string, [number, number][]>, minute: number) =>
    WEEKDAYS.some((day, index) =>
      week[day]?.some(([from, to]) => {
        const end = to > from ? to : to + DAY;
        return [-7, 0, 7].some((days) => {
          const into = minute - (index + days) * DAY;
          return from <= into && into < end;
        });
      }),
    );

  /** What the minutes of the next eight days say. */
  const counted = (week: Record<string, [number, number][]>, now: number): OpeningState => {
    const open = isOpen(week, now);
    let minute = now;
    while (isOpen(week, minute % (7 * DAY)) === open && minute < now + 7 * DAY) minute += 1;
    if (open && minute === now + 7 * DAY) return { open, closes: null };
    const endsDay = open && minute % DAY === 0;
    const day = Math.floor(minute / DAY) - (endsDay ? 1 : 0);
    const change = {
      time: written(minute - day * DAY).replace('.', ':'),
      date: addDays('2026-11-23', day),
      inDays: day - Math.floor(now / DAY),
      inMinutes: minute - now,
    };
    return open ? { open, closes: change } : { open, opens: change };
  };

  it('is what counting the minutes says', () => {
    fc.assert(
      fc.property(weeks, minutes, (week, now) => {
        const instant = new Date(Date.UTC(2026, 10, 23) + now * 60_000);
        expect(openingState(textOf(week), instant, 'UTC')).toEqual(counted(week, now));
      }),
      { numRuns: 300 },
    );
  });

  const entry = (
    from: string,
    until: string,
    hours: [string, string][] | null = null,
  ): DayEntry => ({
    id: 1,
    kind: hours ? 'hours' : 'closed',
    from,
    until,
    hours: hours?.map(([opens, closes]) => ({ opens, closes })) ?? null,
    package_ids: [],
    reason: null,
    updatedAt: '2026-11-20T02:00:00.000Z',
  });
  const on = (change: object, date: string) =>
    expect.objectContaining({ ...change, date }) as unknown;

  describe('with a calendar', () => {
    const closedWeek = [entry('2026-11-24', '2026-11-30')];
    const early = [entry('2026-11-23', '2026-11-23', [['08:00', '15:00']])];
    const NIGHTS = 'Setiap hari 17.00–01.00';
    const open = (time: string, date: string, inDays = 0) => ({
      open: true,
      closes: on({ time, inDays }, date),
    });
    const closed = (time: string, date: string, inDays = 0) => ({
      open: false,
      opens: on({ time, inDays }, date),
    });

    it.each([
      // The next change is beyond the closed days, also in another week.
      [DAILY, '25T09:00', closedWeek, closed('06:00', '2026-12-01', 6)],
      [DAILY, '23T19:00', closedWeek, closed('06:00', '2026-12-01', 8)],
      [DAILY, '23T09:00', closedWeek, open('18:00', '2026-11-23')],
      ['Buka 24 jam', '23T09:00', closedWeek, open('24:00', '2026-11-23')],
      ['Buka 24 jam', '30T09:00', closedWeek, closed('00:00', '2026-12-01', 1)],
      // Other hours replace those of the day, and only of the day.
      [DAILY, '23T07:00', early, closed('08:00', '2026-11-23')],
      [DAILY, '23T14:59', early, open('15:00', '2026-11-23')],
      [DAILY, '23T15:00', early, closed('06:00', '2026-11-24', 1)],
      // What is open past midnight belongs to the day on which it opened.
      [NIGHTS, '24T00:30', closedWeek, open('01:00', '2026-11-24')],
      [NIGHTS, '24T02:00', closedWeek, closed('17:00', '2026-12-01', 7)],
      // Where the weekly hours are unknown, those of the day may be known, and nothing after it.
      ['Hubungi kami', '23T09:00', early, open('15:00', '2026-11-23')],
      ['Hubungi kami', '23T07:00', early, closed('08:00', '2026-11-23')],
      ['Hubungi kami', '23T15:00', early, { open: false, opens: null }],
      ['Hubungi kami', '24T09:00', closedWeek, { open: false, opens: null }],
      ['Hubungi kami', '23T09:00', closedWeek, null],
      ['Setiap hari 06.00–18.00 WITA', '23T09:00', closedWeek, null],
    ])('of %j at %s', (text, now, entries, expected) => {
      const instant = new Date(`2026-11-${now}+07:00`);
      expect(openingState(text, instant, JAKARTA, entries)).toEqual(expected);
    });

    it('is as without one where no entry is near', () => {
      fc.assert(
        fc.property(weeks, minutes, (week, now) => {
          const instant = new Date(Date.UTC(2026, 10, 23) + now * 60_000);
          const alone = openingState(textOf(week), instant, 'UTC');
          const entries = [{ ...entry('2026-11-23', '2026-12-31'), kind: 'full' as const }];
          const state = openingState(textOf(week), instant, 'UTC', entries);
          expect(state).toMatchObject(alone ?? {});
        }),
        { numRuns: 100 },
      );
    });

    const times = fc.tuple(
      fc.integer({ min: 0, max: 22 * 60 }),
      fc.integer({ min: 1, max: DAY - 2 }),
    );
    const spans = fc.array(
      times.filter(([from, to]) => from !== to),
      { minLength: 1, maxLength: 2 },
    );
    const calendars = fc
      .array(
        fc
          .record({
            start: fc.integer({ min: -2, max: 12 }),
            length: fc.integer({ min: 0, max: 4 }),
            hours: fc.option(spans),
          })
          .map(({ start, length, hours }) => ({
            ...entry(
              addDays('2026-11-23', start),
              addDays('2026-11-23', start + length),
              hours?.map(
                ([from, to]) =>
                  [written(from), written(to)].map((time) => time.replace('.', ':')) as [
                    string,
                    string,
                  ],
              ) ?? null,
            ),
          })),
        { minLength: 1, maxLength: 4 },
      )
      .map((entries) => entries.map((each, index) => ({ ...each, id: index + 1 })));

    it('is what counting the minutes says', () => {
      fc.assert(
        fc.property(weeks, calendars, minutes, (week, entries, now) => {
          const LAST = 30;
          const isOpenAt = Array.from({ length: (LAST + 2) * DAY }, () => false);
          for (let day = -1; day <= LAST; day += 1) {
            const found = winnerOn(entries, addDays('2026-11-23', day), 'hours');
            const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
            const spansOfDay = found
              ? (found.hours ?? []).map(
                  ({ opens, closes }) => [minute(opens), minute(closes)] as const,
                )
              : (week[WEEKDAYS[(day + 7) % 7]!] ?? []);
            for (const [from, to] of spansOfDay) {
              const end = to > from ? to : to + DAY;
              isOpenAt.fill(true, Math.max(0, day * DAY + from), Math.max(0, day * DAY + end));
            }
          }
          const state = openingState(
            textOf(week),
            new Date(Date.UTC(2026, 10, 23) + now * 60_000),
            'UTC',
            entries,
          );
          const change = isOpenAt.findIndex(
            (open, minute) => minute > now && open !== isOpenAt[now],
          );
          expect(state?.open).toBe(isOpenAt[now]);
          const found = state?.open ? state.closes : state?.opens;
          if (found) expect(found.inMinutes).toBe(change - now);
          else expect(isOpenAt.slice(now, LAST * DAY).every(Boolean)).toBe(true);
        }),
        { numRuns: 200 },
      );
    });
  });
});

describe('the hours of a day', () => {
  const hours = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '01:00' },
  ];
  const entry: DayEntry = {
    id: 1,
    kind: 'hours',
    from: '2026-11-23',
    until: '2026-11-23',
    hours,
    package_ids: [],
    reason: null,
    updatedAt: '2026-11-20T02:00:00.000Z',
  };

  it('are the weekly ones, or those of the calendar', () => {
    const of = (text: string, entries: DayEntry[] = []) =>
      hoursOn(text, '2026-11-23', JAKARTA, entries)?.map(({ opens, closes }) => [opens, closes]);
    expect(of(DAILY)).toEqual([['06:00', '18:00']]);
    expect(of('Sabtu 06.00–18.00')).toEqual([]);
    expect(of('Hubungi kami')).toBeUndefined();
    expect(of(DAILY, [entry])).toHaveLength(2);
    expect(of('Hubungi kami', [{ ...entry, kind: 'closed', hours: null }])).toEqual([]);
  });

  it.each([
    ['11:00', [['08:00', '11:00']]],
    ['12:30', [['08:00', '12:00']]],
    ['13:00', [['08:00', '12:00']]],
    [
      '23:00',
      [
        ['08:00', '12:00'],
        ['13:00', '23:00'],
      ],
    ],
    [
      '00:30',
      [
        ['08:00', '12:00'],
        ['13:00', '00:30'],
      ],
    ],
    ['01:00', undefined],
    ['08:00', undefined],
  ])('that end at %s', (time, expected) => {
    expect(hoursUntil(hours, time)?.map(({ opens, closes }) => [opens, closes])).toEqual(expected);
  });

  it('are none that end at any time where there are none', () => {
    expect(hoursUntil([], '12:00')).toBeNull();
    expect(hoursUntil([{ opens: '00:00', closes: '00:00' }], '15:00')).toEqual([
      { opens: '00:00', closes: '15:00' },
    ]);
  });
});

describe('an entry of any span', () => {
  const closed = (from: string, until: string): DayEntry => ({
    id: 1,
    kind: 'closed',
    from,
    until,
    hours: null,
    package_ids: [],
    reason: null,
    updatedAt: '2026-11-20T02:00:00.000Z',
  });
  const noon = new Date('2026-11-20T05:00:00Z');

  it.each([
    ['0001-01-01', '9999-12-31'],
    ['2026-11-20', '9999-12-31'],
  ])('from %s to %s is looked at no further than a valid one reaches', (from, until) => {
    let days = 0;
    const counted = new Proxy([closed(from, until)], {
      get: (entries, name) => {
        if (name === 'filter' && (days += 1) > 1_000) throw new Error('It walks on and on');
        return Reflect.get(entries, name) as unknown;
      },
    });
    expect(openingState(DAILY, noon, JAKARTA, counted)).toEqual({ open: false, opens: null });
  });

  it('that is valid is looked at to its end', () => {
    const year = [closed('2026-11-20', '2027-11-20'), closed('2027-11-20', '2028-11-19')];
    expect(openingState(DAILY, noon, JAKARTA, year)).toMatchObject({
      open: false,
      opens: { date: '2028-11-20', time: '06:00' },
    });
  });
});
