import { formatCalendarDate, type CalendarDate } from '../calendar';
import { weekdaysText } from '../days';

/**
 * The line below a promotion's title on its preview image.
 * @param validUntil its last day
 * @param weekdays on which it reduces prices; every day if empty
 */
export function promotionImageNote(
  validUntil: CalendarDate,
  weekdays: readonly number[] = [],
): string {
  const end = formatCalendarDate(validUntil);
  return weekdays.length === 0 ? `Sampai ${end}` : `${weekdaysText(weekdays)}, sampai ${end}`;
}
