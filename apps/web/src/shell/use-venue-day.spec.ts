import { act, renderHook } from '@testing-library/react';
import { useVenueDay } from './use-venue-day';

// 23:59:30 on 20 November in Jakarta.
const BEFORE_MIDNIGHT = new Date('2026-11-20T16:59:30Z');

describe('useVenueDay', () => {
  beforeEach(() => jest.useFakeTimers({ now: BEFORE_MIDNIGHT }));
  afterEach(() => jest.useRealTimers());

  const open = (firstDay: string) => {
    const onChange = jest.fn();
    const { result } = renderHook(() => useVenueDay(firstDay, 'Asia/Jakarta', onChange));
    return { day: () => result.current, onChange };
  };

  it("changes at the venue's midnight, wherever the browser is", () => {
    const { day, onChange } = open('2026-11-20');
    act(() => jest.advanceTimersByTime(29_999));
    expect(day()).toBe('2026-11-20');
    act(() => jest.advanceTimersByTime(1));
    expect(day()).toBe('2026-11-21');
    expect(onChange).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(24 * 60 * 60 * 1000 - 1));
    expect(day()).toBe('2026-11-21');
    act(() => jest.advanceTimersByTime(1));
    expect(day()).toBe('2026-11-22');
  });

  it("repeats the notification for a minute, as the server's clock may be behind", () => {
    const { onChange } = open('2026-11-20');
    act(() => jest.advanceTimersByTime(30_000));
    expect(onChange).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(30_000));
    expect(onChange).toHaveBeenCalledTimes(2);
    act(() => jest.advanceTimersByTime(30_000));
    expect(onChange).toHaveBeenCalledTimes(3);
    act(() => jest.advanceTimersByTime(60 * 60 * 1000));
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('corrects the day of a page that was rendered earlier', () => {
    const { day, onChange } = open('2026-11-19');
    expect(day()).toBe('2026-11-20');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('checks again when the tab becomes visible', () => {
    const { day } = open('2026-11-20');
    jest.setSystemTime(new Date('2026-11-22T01:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(day()).toBe('2026-11-22');
  });

  it('leaves no timer running', () => {
    const { unmount } = renderHook(() =>
      useVenueDay('2026-11-20', 'Asia/Jakarta', () => undefined),
    );
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
