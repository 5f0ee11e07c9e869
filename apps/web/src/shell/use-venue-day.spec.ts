import { act, renderHook } from '@testing-library/react';
import { useVenueDay } from './use-venue-day';

// 23:59:30 on 20 November in Jakarta.
const BEFORE_MIDNIGHT = new Date('2026-11-20T16:59:30Z');

const MIDNIGHT = BEFORE_MIDNIGHT.getTime() + 30_000;

describe('useVenueDay', () => {
  beforeEach(() => jest.useFakeTimers({ now: BEFORE_MIDNIGHT }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['is not known', undefined],
    ['is known', MIDNIGHT],
  ])(
    "repeats the notification for a minute where the day's end %s, as the server's clock may be behind",
    (_, ends) => {
      const onChange = jest.fn();
      renderHook(() => useVenueDay({ day: '2026-11-20', ends }, 'Asia/Jakarta', onChange));
      const callsAfter = [30, 30, 30, 60 * 60].map((seconds) => {
        act(() => jest.advanceTimersByTime(seconds * 1_000));
        return onChange.mock.calls.length;
      });
      expect(callsAfter).toEqual([1, 2, 3, 3]);
    },
  );
});
