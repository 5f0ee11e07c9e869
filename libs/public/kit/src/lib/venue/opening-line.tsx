import { addDays } from '@lereng/shared-domain';
import {
  closedDay,
  hoursOn,
  isNightBefore,
  isPastMidnight,
  openingState,
} from '@lereng/shared-domain/venue';
import { closedTodayText, dayText, openingText } from '@lereng/shared-sentences';
import { useMinute, usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useCalendar } from './use-calendar';
import { useLoadedVenue } from './use-venue';

interface OpeningLineProps {
  /** Whether the page says today's hours anyway: then the line is for those of yesterday that go on after midnight. */
  isTodaySaid?: boolean;
  className?: string;
}

/**
 * Whether the venue is open now; nothing where the hours of the day are unknown. Pages are cached, so the server says
 * what holds for the whole day, and the browser what holds at the minute, in the height of the longer sentence.
 */
export function OpeningLine({ isTodaySaid = false, className }: OpeningLineProps) {
  const { site, today, locale } = usePageEnvironment();
  const { timeZone } = site;
  const { openingHours } = useLoadedVenue();
  const text = openingHours ?? '';
  const entries = useCalendar();
  const minute = useMinute();
  const hours = isTodaySaid ? null : hoursOn(text, today, timeZone, entries);
  const yesterday = hoursOn(text, addDays(today, -1), timeZone, entries) ?? [];
  if (!hours && !yesterday.some(isPastMidnight)) return null;
  const closed = hours && closedDay(text, today, timeZone, entries);
  const isShown = minute && (hours || isNightBefore(text, minute, timeZone, entries));
  const state = isShown ? openingState(text, minute, timeZone, entries) : null;
  const ofDay = { kind: 'hours', hours, reason: null, from: today, until: today } as const;
  const whole = hours && hours.length > 0 ? dayText(ofDay, today, locale) : null;
  return (
    <p className={classNames('opening-line', className)}>
      <span
        aria-hidden="true"
        data-open={state?.open || undefined}
        className={classNames('opening-dot', !state && !whole && !closed && 'invisible')}
      />
      <span>
        {closed && !state?.open
          ? closedTodayText(closed, locale)
          : state
            ? openingText(state, locale)
            : whole}
      </span>
    </p>
  );
}
