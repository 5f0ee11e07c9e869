import { formatDaySpan, shortDays, weekdaysText } from './days';

it.each([
  [[6, 7], 'Sabtu & Minggu'],
  [[4, 2, 1, 3], 'Senin–Kamis'],
  [[5, 7, 6], 'Jumat–Minggu'],
  [[1, 3, 5], 'Senin, Rabu & Jumat'],
  [[3], 'Rabu'],
])('the days of the week %j are %s', (weekdays, text) => expect(weekdaysText(weekdays)).toBe(text));

it.each([
  ['2026-12-24', '2027-01-04', '24 Des–4 Jan'],
  ['2026-12-24', '2026-12-26', '24–26 Des'],
  ['2026-08-17', '2026-08-17', '17 Agu'],
])('the days from %s until %s are %s', (from, until, text) =>
  expect(shortDays({ from, until })).toBe(text),
);

it.each([
  ['2026-12-24', '2026-12-24', '24 Desember 2026'],
  ['2026-12-24', '2026-12-26', '24–26 Desember 2026'],
  ['2026-11-30', '2026-12-02', '30 November – 2 Desember 2026'],
  ['2026-12-30', '2027-12-02', '30 Desember 2026 – 2 Desember 2027'],
])('writes the days from %s to %s as %s', (from, until, text) => {
  expect(formatDaySpan({ from, until })).toBe(text);
});
