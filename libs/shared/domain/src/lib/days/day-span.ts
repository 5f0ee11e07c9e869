import { daysBetween, type CalendarDate } from '../calendar';

/** Days in a row in the venue's zone, from a first to a last one, both included. */
export interface DaySpan {
  from: CalendarDate;
  until: CalendarDate;
}

/** How many days a span has. @throws RangeError for an invalid date */
export const dayCount = ({ from, until }: DaySpan): number => daysBetween(from, until) + 1;
