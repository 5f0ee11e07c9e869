import { calendarDateIn, formatCalendarDate, nextMidnight, type CalendarDate } from '../calendar';
import { WEEKDAY_NAMES } from '../days';
import type { DayEntry } from './day-state';
import { openingState, type OpeningChange, type OpeningState } from './opening-state';
import { winnerOn } from './precedence';

/** In milliseconds, more than any zone is ahead of UTC. */
const EARLIER = 15 * 60 * 60 * 1_000;

/** An opening state in words: `Tutup, buka besok pukul 08.00`. @param closed what is said where it is closed */
export function openingWords(state: OpeningState, closed = 'Tutup'): string {
  if (!state.open) return state.opens ? `${closed}, buka ${whenItOpens(state.opens)}` : closed;
  return state.closes ? `Buka sekarang, sampai ${whenItCloses(state.closes)}` : 'Buka 24 jam';
}

/**
 * What visitors read of a day without an open hour by the weekly hours: `Tutup hari ini, buka besok pukul 08.00`. Null
 * for other days, and where an entry of the calendar decides. The arguments are those of `openingState`.
 * @param today the venue's day
 */
export function closedDayText(
  text: string,
  today: CalendarDate,
  timeZone: string,
  entries: readonly DayEntry[],
): string | null {
  if (winnerOn(entries, today, 'hours')) return null;
  const state = openingState(text, startOf(today, timeZone), timeZone, entries);
  if (!state || state.open || state.opens?.inDays === 0) return null;
  return openingWords(state, 'Tutup hari ini');
}

/** The instant at which a day begins in a zone. */
function startOf(day: CalendarDate, timeZone: string): Date {
  let instant = new Date(Date.parse(day) - EARLIER);
  while (calendarDateIn(instant, timeZone) < day) instant = nextMidnight(instant, timeZone);
  return instant;
}

const time = (change: OpeningChange) => change.time.replace(':', '.');

function whenItCloses(closes: OpeningChange): string {
  const isNextTime = closes.inMinutes < 24 * 60;
  return isNextTime ? time(closes) : `${dayOf(closes)} pukul ${time(closes)}`;
}

function whenItOpens(opens: OpeningChange): string {
  const later = opens.date === undefined ? dayOf(opens) : `lagi ${dayOf(opens)}`;
  return [...([[], ['besok']][opens.inDays] ?? [later]), 'pukul', time(opens)].join(' ');
}

/** With a calendar, the date as well: it may be in another week. */
function dayOf({ day, date }: OpeningChange): string {
  const weekday = WEEKDAY_NAMES[day];
  if (date === undefined) return weekday;
  const [dayOfMonth, month] = formatCalendarDate(date).split(' ');
  return `${weekday} ${dayOfMonth} ${month}`;
}
