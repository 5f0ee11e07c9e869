import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';

/** A calendar date in words, on one line unless it is wider than its container. */
export function Day({ date }: { date: CalendarDate }) {
  return (
    <time dateTime={date} className="inline-block">
      {formatCalendarDate(date)}
    </time>
  );
}
