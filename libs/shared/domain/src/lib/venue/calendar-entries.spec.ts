import fc from 'fast-check';
import {
  businessProfileText,
  type CalendarEntryKind,
  calendarEntryName,
  formatDaySpan,
  formatHours,
  hoursSpansError,
  overlapOf,
} from './calendar-entries';

const span = (opens: string, closes: string) => ({ opens, closes });

describe('hoursSpansError', () => {
  it.each([
    [[span('08:00', '15:00')]],
    [[span('13:00', '17:00'), span('08:00', '12:00')]],
    [[span('08:00', '12:00'), span('12:00', '17:00')]],
    [[span('18:00', '02:00'), span('02:00', '04:00')]],
    [[span('08:00', '08:00')]],
    [[span('00:00', '00:00')]],
    [
      [
        span('01:00', '02:00'),
        span('03:00', '04:00'),
        span('05:00', '06:00'),
        span('23:59', '01:00'),
      ],
    ],
  ])('takes %j', (spans) => {
    expect(hoursSpansError(spans)).toBeNull();
  });

  const TIMES = 'Jam harus berupa jam buka dan jam tutup (jam:menit)';
  const OVERLAP = 'Jam tidak boleh tumpang tindih';

  it.each<[unknown, string]>([
    ['08:00', 'Jam harus berupa daftar'],
    [{ opens: '08:00', closes: '09:00' }, 'Jam harus berupa daftar'],
    [[], 'Jam harus diisi'],
    [Array(5).fill(span('08:00', '09:00')), 'Jam paling banyak 4'],
    [[null], TIMES],
    [['08:00-09:00'], TIMES],
    [[{ opens: '08:00' }], TIMES],
    [[span('8:00', '09:00')], TIMES],
    [[span('08:00', '24:00')], TIMES],
    [[span('08:60', '09:00')], TIMES],
    [[span('08:00', '09:00\n')], TIMES],
    [[span('08:00', '12:00'), span('11:59', '13:00')], OVERLAP],
    [[span('08:00', '12:00'), span('08:00', '12:00')], OVERLAP],
    [[span('08:00', '08:00'), span('09:00', '10:00')], OVERLAP],
    // The hours of the day before run into those of the next one.
    [[span('18:00', '02:00'), span('01:00', '03:00')], OVERLAP],
  ])('refuses %j', (spans, error) => {
    expect(hoursSpansError(spans)).toBe(error);
  });

  it('refuses two spans just where a minute of the day is in both', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const write = (value: number) => new Date(value * 60_000).toISOString().slice(11, 16);
    const minutesOf = ([from, to]: readonly [number, number]) =>
      Array.from({ length: to > from ? to - from : to - from + 1440 }, (_, i) => (from + i) % 1440);
    fc.assert(
      fc.property(fc.tuple(minute, minute), fc.tuple(minute, minute), (a, b) => {
        const both = new Set(minutesOf(a));
        const overlap = minutesOf(b).some((each) => both.has(each));
        const spans = [a, b].map(([from, to]) => span(write(from), write(to)));
        expect(hoursSpansError(spans) !== null).toBe(overlap);
      }),
    );
  });
});

it.each([
  ['2026-12-24', '2026-12-24', '24 Desember 2026'],
  ['2026-12-24', '2026-12-26', '24–26 Desember 2026'],
  ['2026-11-30', '2026-12-02', '30 November – 2 Desember 2026'],
  ['2026-12-30', '2027-12-02', '30 Desember 2026 – 2 Desember 2027'],
])('writes the days from %s to %s as %s', (from, until, text) => {
  expect(formatDaySpan({ from, until })).toBe(text);
  expect(calendarEntryName({ kind: 'closed', from, until })).toBe(`Tutup ${text}`);
});

it.each([
  [[span('08:00', '15:00')], '08.00–15.00'],
  [[span('13:00', '17:00'), span('08:00', '12:00')], '08.00–12.00 dan 13.00–17.00'],
  [
    [span('18:00', '02:00'), span('06:00', '07:00'), span('08:00', '12:00')],
    '06.00–07.00, 08.00–12.00 dan 18.00–02.00',
  ],
])('writes hours in their order: %j', (spans, text) => {
  expect(formatHours(spans)).toBe(text);
});

const entry = (
  kind: CalendarEntryKind,
  [from, until = from]: readonly [string, string?],
  more: { id?: number; package_ids?: number[] | null; updatedAt?: string } = {},
) => ({
  ...{ kind, from, until, package_ids: [], updatedAt: '2026-11-01T00:00:00.000Z', ...more },
  hours: kind === 'hours' ? [span('08:00', '15:00')] : null,
});

describe('overlapOf', () => {
  const day = ['2026-12-24'] as const;
  const [closed, full, hours] = (['closed', 'full', 'hours'] as const).map((kind) =>
    entry(kind, day),
  ) as [ReturnType<typeof entry>, ReturnType<typeof entry>, ReturnType<typeof entry>];
  const jeep = entry('full', day, { package_ids: [1, 2] });
  const gone = entry('full', day, { package_ids: null });

  it.each([
    [closed, full, 'entry'],
    [closed, hours, 'entry'],
    [closed, jeep, 'entry'],
    [full, hours, 'entry'],
    [full, jeep, 'entry'],
    [full, closed, 'rival'],
    [hours, closed, 'rival'],
    [hours, full, 'rival'],
    [jeep, closed, 'rival'],
    [jeep, full, 'rival'],
    [closed, closed, 'latest'],
    [hours, hours, 'latest'],
    [jeep, entry('full', day, { package_ids: [2, 3] }), 'latest'],
    [jeep, entry('full', day, { package_ids: [3] }), undefined],
    [jeep, hours, undefined],
    [hours, jeep, undefined],
    [closed, gone, undefined],
    [gone, closed, undefined],
  ])('of %j and %j', (one, other, winner) => {
    expect(overlapOf(one, [{ ...other, id: 7 }])?.winner).toBe(winner);
  });

  it('is with entries of the same days alone, and not with itself', () => {
    const own = entry('closed', ['2026-12-24', '2026-12-26'], { id: 1 });
    const others = [own, entry('closed', ['2026-12-23']), entry('closed', ['2026-12-27'])];
    expect(overlapOf(own, others)).toBeNull();
    const touching = entry('closed', ['2026-12-26', '2026-12-30'], { id: 2 });
    expect(overlapOf(own, [...others, touching])).toMatchObject({ rival: touching, others: 0 });
  });

  it('names the strongest of several, of equals the latest one', () => {
    const latest = entry('hours', day, { id: 3, updatedAt: '2026-11-03T00:00:00.000Z' });
    const all = [entry('hours', day, { id: 2 }), latest, jeep];
    expect(overlapOf(hours, all)).toEqual({ rival: latest, others: 1, winner: 'latest' });
    const strongest = { ...closed, id: 4 };
    expect(overlapOf(hours, [...all, strongest])).toMatchObject({ rival: strongest, others: 2 });
  });
});

describe('overlapOf an entry that stays as it is stored', () => {
  const day = ['2026-12-24'] as const;
  const at = (id: number, updatedAt: string) => entry('closed', day, { id, updatedAt });
  const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'] as const;

  it.each([
    [at(1, second), at(2, first), 'latest'],
    [at(2, first), at(1, second), 'rival'],
    // Of the same instant, the one that was added last.
    [at(2, first), at(1, first), 'latest'],
    [at(1, first), at(2, first), 'rival'],
    [at(1, first), { ...at(2, second), kind: 'hours' as const }, 'entry'],
  ])('%j beside %j', (one, other, winner) => {
    expect(overlapOf(one, [one, other], true)?.winner).toBe(winner);
  });
});

describe('businessProfileText', () => {
  const TODAY = '2026-12-20';
  const text = (...entries: ReturnType<typeof entry>[]) => businessProfileText(entries, TODAY);

  it('is empty without days on which the venue is closed or has other hours', () => {
    expect(text()).toBe('');
    expect(text(entry('full', [TODAY]), entry('closed', ['2026-12-19']))).toBe('');
    expect(text(entry('closed', ['2027-02-19']))).toBe('');
  });

  it('joins days in a row, and says which of them are special hours', () => {
    expect(
      text(
        entry('hours', ['2026-12-24']),
        entry('closed', ['2026-12-25', '2026-12-26']),
        entry('closed', ['2026-12-27']),
        entry('closed', ['2027-01-01', '2027-01-07']),
        entry('hours', ['2027-01-10', '2027-01-16']),
        // Closed counts before these hours.
        entry('hours', ['2026-12-27', '2026-12-28']),
      ),
    ).toBe(
      [
        'Jam khusus:',
        '24 Desember 2026: 08.00–15.00',
        '25–27 Desember 2026: tutup',
        '28 Desember 2026: 08.00–15.00',
        '',
        'Tutup sementara (7 hari atau lebih berturut-turut):',
        '1–7 Januari 2027: tutup',
        '',
        'Ubah jam buka biasa (7 hari atau lebih berturut-turut):',
        '10–16 Januari 2027: 08.00–15.00',
      ].join('\n'),
    );
  });

  it('counts the days of a closure that has begun, or goes on after the calendar', () => {
    expect(text(entry('closed', ['2026-12-15', '2026-12-21']))).toContain('Tutup sementara');
    expect(text(entry('closed', ['2026-12-16', '2026-12-21']))).toContain('Jam khusus');
    expect(text(entry('closed', ['2027-02-18', '2027-03-31']))).toContain(
      '18 Februari – 31 Maret 2027',
    );
  });

  it('takes the hours that were changed last', () => {
    const other = { ...entry('hours', [TODAY]), hours: [span('10:00', '12:00')] };
    const later = { ...other, updatedAt: '2026-11-02T00:00:00.000Z' };
    expect(text(entry('hours', [TODAY]), later)).toContain('10.00–12.00');
    expect(text(later, entry('hours', [TODAY]))).toContain('10.00–12.00');
  });
});
