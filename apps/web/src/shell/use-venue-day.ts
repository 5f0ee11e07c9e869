import { calendarDateIn, DAY_MS, nextMidnight, type CalendarDate } from '@lereng/shared-domain';
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

/** The day of the first view, and when it ends: in milliseconds since 1970, where that is known. */
interface FirstDay {
  day: CalendarDate;
  ends?: number;
}

/**
 * The calendar day in the venue's zone: the first one until hydrated, then by the server's clock.
 * @param onChange called after the day has changed
 * @param running false until hydration is complete, as the first render must match the server's
 */
export function useVenueDay(
  { day: firstDay, ends }: FirstDay,
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
      const left = ends === undefined ? 0 : ends - now.getTime();
      // Intl takes a slow phone a third of a second to know its first zone, and is not asked on the first day.
      if (repeats === 0 && lastDay.current === firstDay && left > 0 && left <= DAY_MS)
        return Math.min(left, MAX_TIMEOUT_MS);
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
  }, [firstDay, ends, timeZone, onChange, running]);

  return today;
}
