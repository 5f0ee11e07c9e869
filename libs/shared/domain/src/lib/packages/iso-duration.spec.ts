import fc from 'fast-check';
import { isoDuration } from './iso-duration';

it.each([
  ['3 jam', 'PT3H'],
  ['90 menit', 'PT90M'],
  ['2 hari', 'P2D'],
  ['1,5 jam', 'PT1H30M'],
  ['2.5 Jam', 'PT2H30M'],
  ['0,75 jam', 'PT45M'],
  ['1 jam 30 menit', 'PT1H30M'],
  ['1 jam dan 30 mnt', 'PT1H30M'],
  ['  24\u00a0jam ', 'PT24H'],
  ['2 hari 1 malam', 'P2D'],
  ['3 hari, 2 malam', 'P3D'],
  ['1 hari 4 jam', 'P1DT4H'],
  ['1 minggu', 'P7D'],
  ['4 hours', 'PT4H'],
  ['2.5 hours', 'PT2H30M'],
  ['1 hour and 45 minutes', 'PT1H45M'],
  ['45 min', 'PT45M'],
  ['1 day', 'P1D'],
  ['2 days, 1 night', 'P2D'],
  ['1 week', 'P7D'],
])('%j takes %s', (text, expected) => expect(isoDuration(text)).toBe(expected));

it.each([
  // Neither has one length.
  '2-3 jam',
  '2–3 jam',
  'sekitar 3 jam',
  '3 jam atau lebih',
  // Nobody knows how long a night or half a day is.
  '1 malam',
  '2 nights',
  'about 3 hours',
  '1,5 hari',
  '2 hari 5 malam',
  // No whole minutes, or none at all.
  '1,33 jam',
  '2,5 menit',
  '0 jam',
  '30 menit 1 jam',
  '1 jam 2 jam',
  '3',
  'jam',
  '1.500 jam',
  '99999 jam',
  'Setengah hari',
  '',
])('%j is left out', (text) => expect(isoDuration(text)).toBeNull());

/** The minutes of an ISO 8601 duration of days, hours and minutes. */
function minutesOf(duration: string | null): number {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration ?? '') ?? [];
  return Number(days) * 1_440 + Number(hours) * 60 + Number(minutes);
}

it('is as long as the text says', () => {
  const count = fc.option(fc.integer({ min: 1, max: 999 }));
  fc.assert(
    fc.property(count, count, count, (days, hours, minutes) => {
      const parts = [
        days && `${days} hari`,
        hours && `${hours} jam`,
        minutes && `${minutes} menit`,
      ];
      const expected = (days ?? 0) * 1_440 + (hours ?? 0) * 60 + (minutes ?? 0);
      for (const separator of [' ', ', ', ' dan ']) {
        const text = parts.filter(Boolean).join(separator);
        expect(minutesOf(isoDuration(text))).toBe(expected);
      }
    }),
  );
});

it('is that of decimal hours where they are whole minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (hundredths) => {
      const minutes = (hundredths * 60) / 100;
      const duration = isoDuration(`${(hundredths / 100).toFixed(2).replace('.', ',')} jam`);
      if (Number.isInteger(minutes)) expect(minutesOf(duration)).toBe(minutes);
      else expect(duration).toBeNull();
    }),
  );
});

it('takes every text, and gives a duration or nothing', () => {
  const words = fc.constantFrom('jam', 'menit', 'hari', 'malam', 'dan', ',', '1', '2,5', ' ', '-');
  const text = fc.oneof(
    fc.string(),
    fc.array(words).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, (each) => {
      const duration = isoDuration(each);
      if (duration !== null) expect(minutesOf(duration)).toBeGreaterThan(0);
    }),
  );
});
