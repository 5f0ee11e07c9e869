import { addDays, type CalendarDate } from '../calendar';
import { formatDaySpan } from '../days';
import { formatHours, type HoursSpan } from './calendar-entries';
import type { DayState } from './day-state';

const ALL_DAY = '00.00–00.00';

/**
 * What visitors read of such days on `today` (the venue's day): `Tutup hari ini`, `Tutup 24–26 Desember: libur
 * Natal`, `Buka 08.00–15.00 hari ini`. The year is there where it is another one.
 */
export function dayText(state: DayState, today: CalendarDate): string {
  const { kind, hours, reason, from, until } = state;
  const isToday = from <= today && until === today;
  const days = isToday ? 'hari ini' : comingDays(state, today);
  const on = isToday ? days : `pada ${days}`;
  const text = {
    closed: `Tutup ${days}`,
    full: `Penuh ${days}`,
    hours: `Buka ${hoursText(hours ?? [])} ${on}`,
  }[kind];
  return reason === null ? text : `${text}: ${reason}`;
}

const comingDays = (state: DayState, today: CalendarDate): string =>
  formatDaySpan(state).replaceAll(` ${today.slice(0, 4)}`, '');

function hoursText(hours: readonly HoursSpan[]): string {
  const text = formatHours(hours);
  return text === ALL_DAY ? '24 jam' : text;
}

/** How many days ahead closed days are told of beside what is so today. */
const NEAR = 7;

/** The days of which a page tells first: those of `today` (the venue's day), or closed ones within a week. */
export const nearDays = (states: readonly DayState[], today: CalendarDate): DayState | undefined =>
  states.find(
    ({ kind, from }) => from <= today || (kind === 'closed' && from <= addDays(today, NEAR)),
  );
