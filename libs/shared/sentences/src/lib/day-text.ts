import { daysBetween, localWords, type CalendarDate, type Locale } from '@lereng/shared-domain';
import {
  CALENDAR_ENTRY_NAMES,
  type CalendarEntryKind,
  type DayState,
} from '@lereng/shared-domain/venue';
import type { DaySpan } from '@lereng/shared-domain/days';
import { dayInDays, formatDaySpan, longDay, nearDayName, withDate } from './days';
import { hoursText } from './hours';

const wordsIn = localWords({
  id: {
    closed: (days: string) => `Tutup ${days}`,
    full: (days: string) => `Penuh ${days}`,
    hours: (days: string, hours: string) => `Buka ${hours} ${days}`,
    onDates: (dates: string) => dates,
    openOnDates: (dates: string) => `pada ${dates}`,
    today: 'hari ini',
    from: (days: string) => `mulai ${days}`,
    until: (day: string) => `sampai ${day}`,
    nearClosed: (day: string) => `${capitalized(day)} tutup`,
    nearFull: (day: string) => `${capitalized(day)} penuh`,
    nearHours: (day: string, hours: string) => `${capitalized(day)} buka ${hours}`,
  },
  en: {
    closed: (days) => `Closed ${days}`,
    full: (days) => `Full ${days}`,
    hours: (days, hours) => `Open ${hours} ${days}`,
    onDates: (dates) => `on ${dates}`,
    openOnDates: (dates) => `on ${dates}`,
    today: 'today',
    from: (days) => `from ${days}`,
    // The day is one of them, which "until" leaves open.
    until: (day) => `through ${day}`,
    nearClosed: (day) => `Closed ${day}`,
    nearFull: (day) => `Full ${day}`,
    nearHours: (day, hours) => `Open ${hours} ${day}`,
  },
});

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What visitors read of such days on `today` (the venue's day): `Tutup hari ini`, `Besok tutup (Minggu, 29 November):
 * hujan abu`, `Tutup 24–26 Desember: libur Natal`. The year is there where it is another one.
 */
export function dayText(state: DayState, today: CalendarDate, locale?: Locale): string {
  const text = nearDayText(state, today, locale) ?? daysText(state, today, locale);
  return state.reason === null ? text : `${text}: ${state.reason}`;
}

/** Of one day that has a name of its own, which begins the sentence in Indonesian; null of other days. */
function nearDayText(state: DayState, today: CalendarDate, locale?: Locale): string | null {
  const { kind, from, until } = state;
  const day = from === until ? nearDayName(daysBetween(today, from), locale) : null;
  if (day === null) return null;
  const words = wordsIn(locale);
  const texts = {
    closed: words.nearClosed(day),
    full: words.nearFull(day),
    hours: words.nearHours(day, hoursText(state.hours ?? [], locale)),
  };
  return withDate(texts[kind], longDay(from, locale), locale);
}

function daysText(state: DayState, today: CalendarDate, locale?: Locale): string {
  const words = wordsIn(locale);
  const { kind } = state;
  const named = namedDays(state, today, locale);
  const dates = formatDaySpan(state, locale, today.slice(0, 4));
  if (kind !== 'hours') return words[kind](named ?? words.onDates(dates));
  return words.hours(named ?? words.openOnDates(dates), hoursText(state.hours ?? [], locale));
}

/** Today, or days in a row that begin or end on a day with a name of its own; null for others. */
function namedDays(state: DayState, today: CalendarDate, locale?: Locale): string | null {
  const words = wordsIn(locale);
  const { from, until } = state;
  if (from > today) {
    const name = nearDayName(daysBetween(today, from), locale);
    const span = formatDaySpan(state, locale, today.slice(0, 4));
    return name && words.from(withDate(name, span, locale));
  }
  const last = daysBetween(today, until);
  if (last === 0) return words.today;
  return nearDayName(last, locale) && words.until(dayInDays(until, last, locale));
}

/** What trash and history call an entry: `Tutup 24–26 Desember 2026`. */
export const calendarEntryName = (entry: DaySpan & { kind: CalendarEntryKind }): string =>
  `${CALENDAR_ENTRY_NAMES[entry.kind]} ${formatDaySpan(entry)}`;
