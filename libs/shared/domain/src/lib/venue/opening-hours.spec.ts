import fc from 'fast-check';
import { WEEKDAYS, type Weekday } from '../days';
import { LIMITS } from '../limits';
import { openingHours } from './opening-hours';

const ALL: Weekday[] = [...WEEKDAYS];
const [MON, TUE, WED, THU, FRI, SAT, SUN] = WEEKDAYS;
const WORKDAYS: Weekday[] = [MON, TUE, WED, THU, FRI];

const at = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });

describe('openingHours', () => {
  it.each([
    'Setiap hari, 06.00–18.00 WIB',
    'Buka setiap hari pukul 06:00 - 18:00',
    'Tiap hari jam 6 s/d 18',
    'SETIAP HARI 6.00 S.D. 18.00 WITA.',
    'Senin s/d Minggu\n06.00 hingga 18.00',
    'Senin - Minggu: 06.00 sampai dengan 18.00 WIT',
    '06.00 – 18.00',
    'Senin, Selasa, Rabu, Kamis, Jumat, Sabtu dan Ahad 0600-1800',
  ])('parses %j as every day from six to six', (text) => {
    expect(openingHours(text)).toEqual([at(ALL, '06:00', '18:00')]);
  });

  it.each([
    [
      "Senin–Jum'at 08.00–17.00, Sabtu & Minggu 07.00–20.30",
      [at(WORKDAYS, '08:00', '17:00'), at([SAT, SUN], '07:00', '20:30')],
    ],
    [
      'Sen-Jum: 8-17\r\nAkhir pekan: 7-20\r\n',
      [at(WORKDAYS, '08:00', '17:00'), at([SAT, SUN], '07:00', '20:00')],
    ],
    [
      'Senin, Rabu, dan Jumat 08.00–12.00 dan 13.00–17.00',
      [at([MON, WED, FRI], '08:00', '12:00'), at([MON, WED, FRI], '13:00', '17:00')],
    ],
    ['Sabtu–Senin 09.00–15.00', [at([MON, SAT, SUN], '09:00', '15:00')]],
    [
      'Selasa–Jumat 08.00–17.00, tutup Senin, Sabtu–Minggu 07.00–20.00',
      [at([TUE, WED, THU, FRI], '08:00', '17:00'), at([SAT, SUN], '07:00', '20:00')],
    ],
    ['Jumat–Sabtu 17.00–01.00', [at([FRI, SAT], '17:00', '01:00')]],
    ['Setiap hari 10.00–24.00', [at(ALL, '10:00', '23:59')]],
    ['jam 8 pagi sampai 5 sore', [at(ALL, '08:00', '17:00')]],
    ['Buka jam 8 pagi, tutup jam 5 sore', [at(ALL, '08:00', '17:00')]],
    ['Setiap hari mulai 8am - 5pm', [at(ALL, '08:00', '17:00')]],
    ['8-5 sore', [at(ALL, '08:00', '17:00')]],
    ['11.30 siang – 10 malam', [at(ALL, '11:30', '22:00')]],
    ['7 malam sampai 12 malam', [at(ALL, '19:00', '23:59')]],
    ['10 pagi - 1 malam', [at(ALL, '10:00', '01:00')]],
    ['17.00 sore - 22.00', [at(ALL, '17:00', '22:00')]],
    ['weekday 9-17', [at(WORKDAYS, '09:00', '17:00')]],
    [
      'Hari kerja 9-17, weekend 8-18',
      [at(WORKDAYS, '09:00', '17:00'), at([SAT, SUN], '08:00', '18:00')],
    ],
    ['Daily 10.00-02.00', [at(ALL, '10:00', '02:00')]],
    ['Buka 24 jam', [at(ALL, '00:00', '23:59')]],
  ])('parses %j', (text, expected) => {
    expect(openingHours(text)).toEqual(expected);
  });

  it.each([
    'Setiap hari kecuali Senin 08.00–17.00',
    'Setiap hari 08.00–17.00 kecuali Senin',
    '08.00–17.00 setiap hari kecuali Senin',
    '8 pagi - 5 sore, tutup Senin',
    'Setiap hari 08.00–17.00, tutup Senin',
    'Setiap hari 08.00–17.00 (Senin libur)',
    'Senin tutup; Selasa–Minggu 08.00–17.00',
  ])('leaves the closed day of %j out', (text) => {
    expect(openingHours(text)).toEqual([at([TUE, WED, THU, FRI, SAT, SUN], '08:00', '17:00')]);
  });

  it.each([
    '',
    'Hubungi kami',
    'Setiap hari',
    'Setiap hari tutup',
    'Tutup hari libur',
    'Setiap hari 06.00, 18.00',
    'Setiap hari 06.00–18.00 kecuali saat hujan',
    'Sabtu, Minggu, dan hari libur 07.00–20.00',
    'Setiap hari 06.00–18.00 dan Sabtu 06.00–20.00',
    'Setiap hari 25.00–26.00',
    'Setiap hari 06.60–18.00',
    'Setiap hari 24.00–06.00',
    'Setiap hari 08.00–08.00',
    'Setiap hari 6.000–18.000',
    // A clock of twelve may have been meant.
    'Setiap hari 8-5',
    'Setiap hari 08.00–05.00',
    '8 pagi sampai 5',
    '1 siang - 5',
    '5-8 malam',
    '13 pagi - 5 sore',
    '12.30 malam - 4 pagi',
    '08.00–17.00, Senin libur',
    'A-G 0600-1800',
    'Seninan 06.00–18.00',
    'Senin–Kamis 08.00–17.00 kecuali Jumat, Sabtu 09.00–12.00',
    'Senin–Jumat 08.00–17.00, tutup Sabtu, tutup',
  ])('does not guess %j', (text) => {
    expect(openingHours(text)).toBeNull();
  });

  it('returns well-formed hours or null for any text', () => {
    const pieces = fc.constantFrom(
      'senin',
      'Minggu',
      'setiap hari',
      'tutup',
      'kecuali',
      '–',
      ',',
      '\n',
      '06.00',
      '18.30',
      '8-5',
      'jam 8 pagi',
      '5 sore',
      'weekday',
      '24.00',
      '24 jam',
      '7',
      'WIB',
      'pukul',
      'hujan',
      '99.99',
      'A',
      'K',
    );
    const sentences = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(sentences, (text) => {
        for (const { days, opens, closes } of openingHours(text) ?? []) {
          expect(days.length).toBeGreaterThan(0);
          expect(days).toEqual(WEEKDAYS.filter((day) => days.includes(day)));
          expect(opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
          expect(closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
          expect(opens).not.toBe(closes);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('never takes less than half a day for more where only hours are given', () => {
    const hour = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(hour, hour, (from, to) => {
        for (const { opens, closes } of openingHours(`Setiap hari ${from}-${to}`) ?? []) {
          expect(closes > opens).toBe(true);
        }
      }),
    );
  });

  // With a pattern that has to try each way to divide the days, this took longer than anybody waits.
  it('reads a long text in one pass', () => {
    expect(openingHours('sen ' + 'tutup tutup sen sen sen sen sen sen sen '.repeat(12) + '!')).toBe(
      null,
    );
    const words = fc.constantFrom('sen', 'sab', 'sen-jum', 'tutup', 'kecuali', '8-17', ' ', '!');
    const longTexts = fc
      .array(words, { minLength: 80, maxLength: 250 })
      .map((parts) => parts.join(' ').slice(0, LIMITS.settingMax));
    fc.assert(
      fc.property(longTexts, (text) => {
        openingHours(text);
      }),
    );
  });
});
