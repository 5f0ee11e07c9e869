import { formatInstant } from './instants';

describe('formatInstant', () => {
  it('formats the day in the zone, from a Date or a string', () => {
    expect(formatInstant('2026-11-20T16:59:59.000Z', 'Asia/Jakarta')).toBe('20 November 2026');
    expect(formatInstant('2026-11-20T17:00:00.000Z', 'Asia/Jakarta')).toBe('21 November 2026');
    expect(formatInstant(new Date('2026-11-20T17:00:00Z'), 'UTC')).toBe('20 November 2026');
    expect(formatInstant('2026-11-20T17:00Z', 'UTC', 'en')).toBe('November 20, 2026');
    expect(() => formatInstant('kemarin', 'UTC')).toThrow(RangeError);
  });
});
