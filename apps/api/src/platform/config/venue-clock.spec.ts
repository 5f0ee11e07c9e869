import { loadConfig } from '@lereng/api-site/config';
import { VenueClock } from './index';

describe('VenueClock', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['Asia/Jakarta', '2026-11-21'],
    ['UTC', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21'],
  ])('gives the calendar day of the venue in %s', (zone, today) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
    const clock = new VenueClock(loadConfig({ VENUE_TIME_ZONE: zone }));
    expect(clock.today()).toBe(today);
  });

  it('follows the clock past midnight', () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T16:59:59.999Z') });
    const clock = new VenueClock(loadConfig({}));
    expect(clock.today()).toBe('2026-11-20');
    jest.advanceTimersByTime(1);
    expect(clock.today()).toBe('2026-11-21');
  });
});
