import { calendarDateIn, nextMidnight, type CalendarDate } from '@lereng/shared-domain';
import { useEffect, useRef, useState } from 'react';

/** Timers stop while a phone sleeps, and some browsers hold them back; nobody waits longer than this. */
const LONGEST_WAIT_MS = 30_000;

/**
 * How often more it is told that the day has changed, a wait apart each: the server's clock may be a
 * little behind this one, and what it answers at midnight still be of the day before.
 */
const TOLD_AGAIN = 2;

/**
 * The calendar day in the venue's zone. It begins with the one that the page was made on, so that the
 * first view is the server's, and follows the clock from then on.
 *
 * @param onChange called after the day has changed, also where the page was made on an earlier one
 * @param running false for as long as the first view must stay what the server made of it
 */
export function useVenueDay(
  firstDay: CalendarDate,
  timeZone: string,
  onChange: () => void,
  running = true,
): CalendarDate {
  const [today, setToday] = useState(firstDay);
  const known = useRef(firstDay);

  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let left = 0;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      const day = calendarDateIn(now, timeZone);
      if (day !== known.current) {
        known.current = day;
        setToday(day);
        left = TOLD_AGAIN;
        onChange();
      } else if (left > 0) {
        left -= 1;
        onChange();
      }
      const untilMidnight = nextMidnight(now, timeZone).getTime() - now.getTime();
      timer = setTimeout(look, Math.min(untilMidnight, LONGEST_WAIT_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [timeZone, onChange, running]);

  return today;
}
