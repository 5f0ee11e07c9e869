import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { weekdaysText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';

/** A calendar date in words, on one line unless it is wider than its container. */
export function Day({ date }: { date: CalendarDate }) {
  return (
    <time dateTime={date} className="inline-block">
      {formatCalendarDate(date, usePageEnvironment().locale)}
    </time>
  );
}

/** Behind a date, the days of the week that are meant: on one line unless they are wider than their container. */
export function Weekdays({ days }: { days: readonly number[] }) {
  const { locale } = usePageEnvironment();
  if (days.length === 0) return null;
  return (
    <span>
      {' '}
      <b className="inline-block wrap-anywhere">{weekdaysText(days, locale)}</b>
    </span>
  );
}
