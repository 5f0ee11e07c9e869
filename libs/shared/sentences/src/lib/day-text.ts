import { localWords, type CalendarDate, type Locale } from '@lereng/shared-domain';
import {
  CALENDAR_ENTRY_NAMES,
  type CalendarEntryKind,
  type DayState,
} from '@lereng/shared-domain/venue';
import type { DaySpan } from '@lereng/shared-domain/days';
import { formatDaySpan } from './days';
import { hoursText } from './hours';

const wordsIn = localWords({
  id: {
    closed: (days: string) => `Tutup ${days}`,
    full: (days: string) => `Penuh ${days}`,
    hoursToday: (hours: string) => `Buka ${hours} hari ini`,
    hoursOn: (hours: string, days: string) => `Buka ${hours} pada ${days}`,
    today: 'hari ini',
  },
});

/**
 * What visitors read of such days on `today` (the venue's day): `Tutup hari ini`, `Tutup 24–26 Desember: libur
 * Natal`, `Buka 08.00–15.00 hari ini`. The year is there where it is another one.
 */
export function dayText(state: DayState, today: CalendarDate, locale?: Locale): string {
  const text = withoutReason(state, today, locale);
  return state.reason === null ? text : `${text}: ${state.reason}`;
}

function withoutReason(state: DayState, today: CalendarDate, locale?: Locale): string {
  const words = wordsIn(locale);
  const { kind, from, until } = state;
  const isToday = from <= today && until === today;
  const days = isToday ? words.today : formatDaySpan(state, locale, today.slice(0, 4));
  if (kind !== 'hours') return words[kind](days);
  const hours = hoursText(state.hours ?? [], locale);
  return isToday ? words.hoursToday(hours) : words.hoursOn(hours, days);
}

/** What trash and history call an entry: `Tutup 24–26 Desember 2026`. */
export const calendarEntryName = (entry: DaySpan & { kind: CalendarEntryKind }): string =>
  `${CALENDAR_ENTRY_NAMES[entry.kind]} ${formatDaySpan(entry)}`;
