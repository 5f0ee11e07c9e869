import { weeklyHoursText } from './weekly-hours-text';

it.each([
  ['Setiap hari 08.00–17.00 WIB', 'Every day 08:00–17:00 WIB'],
  ['Setiap hari 24 jam', 'Every day 24 hours'],
  ['Setiap hari kecuali Senin 17.00–24.00', 'Monday closed; Tuesday–Sunday 17:00–00:00'],
  [
    'Senin–Jumat 08.00–12.00, 13.00–17.00; Sabtu dan Minggu 07.00–20.30',
    'Monday–Friday 08:00–12:00 and 13:00–17:00; Saturday & Sunday 07:00–20:30',
  ],
  ['Hubungi kami dulu', null],
])('says %j in English as %j', (text, expected) => {
  expect(weeklyHoursText(text, 'en')).toBe(expected);
  expect(weeklyHoursText(text, 'id')).toBeNull();
});
