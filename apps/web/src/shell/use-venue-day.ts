import { calendarDateIn, nextMidnight, type CalendarDate } from '@lereng/shared-domain';
import { followClock, isServerClockInDoubt, serverNow } from '@lereng/web-feature';
import { askForTime } from '../browser/fetch-api';
import { useEffect, useRef, useState } from 'react';

/** Timers stop during sleep and are throttled in background tabs: check at least this often. */
const MAX_TIMEOUT_MS = 30_000;

/**
 * How many more checks call `onChange` after a new day: the server's clock may be slightly behind,
 * so its first response may still be of the previous day.
 */
const REPEATED_NOTIFICATIONS = 2;

/**
 * The calendar day in the venue's zone: `firstDay` until hydrated, then by the server's clock.
 * @param onChange called after the day has changed
 * @param running false until hydration is complete, as the first render must match the server's
 */
export function useVenueDay(
  firstDay: CalendarDate,
  timeZone: string,
  onChange: () => void,
  running = true,
): CalendarDate {
  const [today, setToday] = useState(firstDay);
  const lastDay = useRef(firstDay);

  useEffect(() => {
    if (!running) return undefined;
    let repeats = 0;
    return followClock(() => {
      if (isServerClockInDoubt()) askForTime();
      const now = new Date(serverNow());
      const day = calendarDateIn(now, timeZone);
      if (day !== lastDay.current) {
        lastDay.current = day;
        setToday(day);
        repeats = REPEATED_NOTIFICATIONS;
        onChange();
      } else if (repeats > 0) {
        repeats -= 1;
        onChange();
      }
      const untilMidnight = nextMidnight(now, timeZone).getTime() - now.getTime();
      return Math.min(untilMidnight, MAX_TIMEOUT_MS);
    });
  }, [timeZone, onChange, running]);

  return today;
}
