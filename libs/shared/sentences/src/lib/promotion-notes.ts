import {
  formatCalendarDate,
  localWords,
  type CalendarDate,
  type Locale,
} from '@lereng/shared-domain';
import { weekdaysText } from './days';

const wordsIn = localWords({
  id: {
    until: (day: string) => `Sampai ${day}`,
    weeklyUntil: (weekdays: string, day: string) => `${weekdays}, sampai ${day}`,
  },
  en: {
    until: (day) => `Until ${day}`,
    weeklyUntil: (weekdays, day) => `${weekdays}, until ${day}`,
  },
});

/**
 * The line below a promotion's title on its preview image.
 * @param validUntil its last day
 * @param weekdays on which it reduces prices; every day if empty
 */
export function promotionImageNote(
  validUntil: CalendarDate,
  weekdays: readonly number[] = [],
  locale?: Locale,
): string {
  const words = wordsIn(locale);
  const end = formatCalendarDate(validUntil, locale);
  return weekdays.length === 0
    ? words.until(end)
    : words.weeklyUntil(weekdaysText(weekdays, locale), end);
}
