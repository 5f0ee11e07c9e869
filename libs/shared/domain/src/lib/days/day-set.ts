import { consecutiveDays, isoWeekday, type CalendarDate } from '../calendar';
import { DAYS_IN_WEEK } from './weekdays';

/** Some days: those from a first to a last one that are on some days of the week. */
export interface DaySet {
  /** The first day; null, as `until` then is, where the set has neither a first nor a last day. */
  from: CalendarDate | null;
  /** The last day, inclusive. */
  until: CalendarDate | null;
  /** As in ISO 8601, 1 is Monday; every day if empty. */
  weekdays: readonly number[];
}

/**
 * Whether a day is one of these days of the week.
 *
 * @param weekdays ISO 8601; empty: every day
 * @param weekday that of the day, where it is known already
 */
export const isOnWeekday = (
  weekdays: readonly number[],
  day: CalendarDate,
  weekday?: number,
): boolean => weekdays.length === 0 || weekdays.includes(weekday ?? isoWeekday(day));

/** Whether a set has a day. @param weekday that of the day, where it is known already */
export const hasDay = (
  { from, until, weekdays }: DaySet,
  day: CalendarDate,
  weekday?: number,
): boolean =>
  (from === null || from <= day) &&
  (until === null || until >= day) &&
  isOnWeekday(weekdays, day, weekday);

/** Whether a set has any day from `day` on; false where none of its weekdays is between its dates. */
export const hasDayFrom = (days: DaySet, day: CalendarDate): boolean =>
  consecutiveDays(days.from !== null && days.from > day ? days.from : day, DAYS_IN_WEEK).some(
    (each) => hasDay(days, each),
  );
