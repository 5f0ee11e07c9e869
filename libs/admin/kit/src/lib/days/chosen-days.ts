import type { CalendarDate } from '@lereng/shared-domain';
import type { DaySpan } from '@lereng/shared-domain/days';

/** The days that were tapped: the first one, which is the last one, too, until that is tapped. */
export interface ChosenDays extends DaySpan {
  hasLast: boolean;
}

/** The days after another tap: the last day, in either direction, or the first one of other days. */
export function withTap(chosen: ChosenDays | null, day: CalendarDate): ChosenDays {
  if (chosen === null || chosen.hasLast) return { from: day, until: day, hasLast: false };
  const { from: first } = chosen;
  return day < first
    ? { from: day, until: first, hasLast: true }
    : { from: first, until: day, hasLast: true };
}
