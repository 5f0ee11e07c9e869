import { formatInstantWithTime } from './instants';

describe('formatInstantWithTime', () => {
  it.each([
    ['Asia/Jakarta', '20 November 2026 pukul 00.05'],
    ['UTC', '19 November 2026 pukul 17.05'],
  ])('writes an instant in %s', (zone, expected) => {
    expect(formatInstantWithTime('2026-11-19T17:05:09.000Z', zone)).toBe(expected);
  });

  it('writes day and time as another language does', () => {
    const text = formatInstantWithTime('2026-11-19T17:05:09.000Z', 'UTC', 'en');
    expect(text).toBe('November 19, 2026 at 17:05');
  });
});
