import { closedDay, type DayEntry } from '@lereng/shared-domain/venue';
import { closedTodayText } from './opening-text';

const MONDAY = '2026-11-23';
const WEEKLY = 'Selasa–Minggu 08.00–17.00';
const entry = (more: Partial<DayEntry>): DayEntry => ({
  id: 1,
  kind: 'closed',
  from: MONDAY,
  until: MONDAY,
  hours: null,
  package_ids: [],
  reason: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
const tuesday = { from: '2026-11-24', until: '2026-11-24' };
const textOf = (...day: Parameters<typeof closedDay>): string | null => {
  const closed = closedDay(...day);
  return closed && closedTodayText(closed);
};
const NEXT = 'Tutup hari ini, buka lusa (Rabu, 25 November) pukul 08.00';

describe('closedTodayText', () => {
  it.each([
    [WEEKLY, [], 'Tutup hari ini, buka besok (Selasa, 24 November) pukul 08.00'],
    ['Sabtu dan Minggu 07.00–20.30', [], 'Tutup hari ini, buka Sabtu, 28 November pukul 07.00'],
    [WEEKLY, [entry(tuesday)], NEXT],
    [WEEKLY, [entry({ ...tuesday, kind: 'full' })], /^Tutup hari ini, buka besok/],
    ['Setiap hari 08.00–17.00', [], null],
    ['Hubungi kami dulu', [], null],
    // Sunday's hours go on.
    ['Minggu 18.00–02.00', [], null],
    // The calendar says it.
    [WEEKLY, [entry({})], null],
    [WEEKLY, [entry({ kind: 'hours', hours: [{ opens: '08:00', closes: '12:00' }] })], null],
  ])('of a Monday with %j and %j is %s', (text, entries, expected) => {
    const said = textOf(text, MONDAY, 'Asia/Jakarta', entries);
    if (expected === null) expect(said).toBeNull();
    else expect(said).toMatch(expected);
  });

  it.each(['Pacific/Kiritimati', 'Asia/Jakarta', 'UTC', 'Pacific/Pago_Pago'])(
    'is that of the day in %s',
    (zone) => {
      expect(textOf(WEEKLY, MONDAY, zone, [])).toContain('buka besok');
      expect(textOf(WEEKLY, '2026-11-24', zone, [])).toBeNull();
    },
  );
});
