import { act, renderHook } from '@testing-library/react';
import { useVenueDay } from './use-venue-day';

// 23:59:30 on 20 November in Jakarta.
const BEFORE_MIDNIGHT = new Date('2026-11-20T16:59:30Z');

describe('useVenueDay', () => {
  beforeEach(() => jest.useFakeTimers({ now: BEFORE_MIDNIGHT }));
  afterEach(() => jest.useRealTimers());

  it("repeats the notification for a minute, as the server's clock may be behind", () => {
    const onChange = jest.fn();
    renderHook(() => useVenueDay('2026-11-20', 'Asia/Jakarta', onChange));
    act(() => jest.advanceTimersByTime(30_000));
    expect(onChange).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(30_000));
    expect(onChange).toHaveBeenCalledTimes(2);
    act(() => jest.advanceTimersByTime(30_000));
    expect(onChange).toHaveBeenCalledTimes(3);
    act(() => jest.advanceTimersByTime(60 * 60 * 1000));
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
