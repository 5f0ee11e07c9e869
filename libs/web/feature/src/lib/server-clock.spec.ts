import { followClock } from './follow-clock';
import { isServerClockInDoubt, renewServerClock, serverNow } from './server-clock';

const HOUR = 60 * 60 * 1_000;
const NOON = Date.parse('2026-11-20T05:00:00Z');
const DEVICE = Date.parse('2030-01-01T00:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: DEVICE });
  renewServerClock(NOON);
});
afterEach(() => jest.useRealTimers());

describe('followClock', () => {
  it('checks when its time has passed and when the page is seen again, until it is ended', () => {
    const check = jest.fn(() => HOUR);
    const end = followClock(check);
    jest.advanceTimersByTime(HOUR);
    expect(check).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(check).toHaveBeenCalledTimes(4);
    expect(jest.getTimerCount()).toBe(1);
    end();
    expect(jest.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('pageshow'));
    expect(check).toHaveBeenCalledTimes(4);
  });
});

describe('the clock of the server', () => {
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
