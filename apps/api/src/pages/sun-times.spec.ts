import fc from 'fast-check';
import { sunTimes } from './sun-times';

const MALANG = { latitude: -7.9368, longitude: 112.5406 };

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('sunTimes', () => {
  // By the equations of NOAA's solar calculator, rounded down to the minute.
  it.each([
    ['Malang in November', MALANG, '2026-11-27', 'Asia/Jakarta', '05:01', '17:33'],
    ['Malang in June', MALANG, '2026-06-21', 'Asia/Jakarta', '05:41', '17:21'],
    [
      'Jayapura',
      { latitude: -2.53, longitude: 140.72 },
      '2026-11-27',
      'Asia/Jayapura',
      '05:17',
      '17:32',
    ],
    [
      'London',
      { latitude: 51.5, longitude: -0.12 },
      '2026-06-21',
      'Europe/London',
      '04:43',
      '21:22',
    ],
    [
      'Auckland',
      { latitude: -36.85, longitude: 174.76 },
      '2026-12-21',
      'Pacific/Auckland',
      '05:58',
      '20:39',
    ],
  ])('are those of %s', (_place, place, day, zone, rise, set) => {
    const times = sunTimes(place, day, zone);
    expect(Math.abs(minutes(times?.sunrise ?? '') - minutes(rise))).toBeLessThanOrEqual(1);
    expect(Math.abs(minutes(times?.sunset ?? '') - minutes(set))).toBeLessThanOrEqual(1);
  });

  it.each([
    ['in the polar night', { latitude: 78, longitude: 15 }, '2026-12-21', 'Europe/Oslo'],
    ['by a clock on the other side of the Earth', MALANG, '2026-11-27', 'America/New_York'],
  ])('are none %s', (_case, place, day, zone) => {
    expect(sunTimes(place, day, zone)).toBeNull();
  });

  it('are a day of some twelve hours anywhere in Indonesia', () => {
    const place = fc.record({
      latitude: fc.double({ min: -11, max: 6, noNaN: true }),
      longitude: fc.double({ min: 95, max: 119, noNaN: true }),
    });
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(place, day, (where, date) => {
        const times = sunTimes(where, date, 'Asia/Jakarta');
        const length = minutes(times?.sunset ?? '') - minutes(times?.sunrise ?? '');
        expect(length).toBeGreaterThan(11 * 60);
        expect(length).toBeLessThan(13 * 60);
      }),
    );
  });
});
