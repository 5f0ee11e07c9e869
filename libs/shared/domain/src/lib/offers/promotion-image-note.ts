import { formatCalendarDate, type CalendarDate } from '../calendar';

/** The line below a promotion's title on its preview image. @param validUntil its last day */
export const promotionImageNote = (validUntil: CalendarDate): string =>
  `Sampai ${formatCalendarDate(validUntil)}`;
