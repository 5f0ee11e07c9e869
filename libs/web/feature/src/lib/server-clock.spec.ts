import { followClock } from './follow-clock';
import { isServerClockInDoubt, renewServerClock, serverNow } from './server-clock';

const HOUR = 60 * 60 * 1_000;
const NOON = Date.parse('2026-11-20T05:00:00Z');
const DEVICE = Date.parse('2030-01-01T00:00:00Z');

describe('the clock of the server', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: DEVICE });
    renewServerClock(NOON);
  });
  afterEach(() => jest.useRealTimers());

  it('goes on from the instant of the page, whatever the device says', () => {
    jest.advanceTimersByTime(HOUR);
    expect(serverNow()).toBe(NOON + HOUR);
    jest.setSystemTime(new Date('2020-01-01'));
    expect(serverNow()).toBe(NOON + HOUR);
  });

  it('is renewed by a response that says otherwise, and is then checked again', () => {
    const check = jest.fn(() => HOUR);
    const end = followClock(check);
    renewServerClock(NOON + 1_000);
    renewServerClock(Number.NaN);
    expect(serverNow()).toBe(NOON);
    expect(check).toHaveBeenCalledTimes(1);
    renewServerClock(NOON + HOUR);
    expect(serverNow()).toBe(NOON + HOUR);
    expect(check).toHaveBeenCalledTimes(2);
    end();
    renewServerClock(NOON);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('is in doubt after a sleep, until a response has come', () => {
    jest.advanceTimersByTime(HOUR);
    expect(isServerClockInDoubt()).toBe(false);
    jest.setSystemTime(DEVICE + 9 * HOUR);
    expect(isServerClockInDoubt()).toBe(true);
    renewServerClock(NOON + 9 * HOUR);
    expect(isServerClockInDoubt()).toBe(false);
    expect(serverNow()).toBe(NOON + 9 * HOUR);
  });
});
