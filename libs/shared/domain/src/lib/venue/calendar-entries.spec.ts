import { calendarEntryName, formatDaySpan, formatHours } from './calendar-entries';

const span = (opens: string, closes: string) => ({ opens, closes });

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
