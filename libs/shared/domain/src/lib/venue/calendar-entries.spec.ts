import { calendarEntryName, formatHours } from './calendar-entries';

const span = (opens: string, closes: string) => ({ opens, closes });

it('names an entry by its kind and days', () => {
  const days = { from: '2026-12-24', until: '2026-12-26' };
  expect(calendarEntryName({ kind: 'closed', ...days })).toBe('Tutup 24–26 Desember 2026');
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
