import { formatInstant, formatInstantWithTime } from './instants';
import type { Locale } from './locale';

const ENGLISH = 'en' as string as Locale;

describe('formatInstant', () => {
  it('formats the day in the zone, from a Date or a string', () => {
    expect(formatInstant('2026-11-20T16:59:59.000Z', 'Asia/Jakarta')).toBe('20 November 2026');
    expect(formatInstant('2026-11-20T17:00:00.000Z', 'Asia/Jakarta')).toBe('21 November 2026');
    expect(formatInstant(new Date('2026-11-20T17:00:00Z'), 'UTC')).toBe('20 November 2026');
    expect(formatInstant('2026-11-20T17:00Z', 'UTC', ENGLISH)).toBe('November 20, 2026');
    expect(() => formatInstant('kemarin', 'UTC')).toThrow(RangeError);
  });
});

describe('formatInstantWithTime', () => {
  it.each([
    ['Asia/Jakarta', '20 November 2026 pukul 00.05'],
    ['UTC', '19 November 2026 pukul 17.05'],
  ])('writes an instant in %s', (zone, expected) => {
    expect(formatInstantWithTime('2026-11-19T17:05:09.000Z', zone)).toBe(expected);
  });

  it('writes day and time as another language does', () => {
    const text = formatInstantWithTime('2026-11-19T17:05:09.000Z', 'UTC', ENGLISH);
    expect(text).toMatch(/^November 19, 2026 .* 5:05\sPM$/);
  });
});
