import fc from 'fast-check';
import { hoursSpansError } from './hours-spans-error';

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
