import { useCalendar } from '@lereng/public-kit';
import { addDays } from '@lereng/shared-domain';
import {
  hoursOn,
  isNightBefore,
  isPastMidnight,
  openingHours,
  openingState,
  winnerOn,
} from '@lereng/shared-domain/venue';
import { openingText } from '@lereng/shared-sentences';
import { useMinute, usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';

interface OpeningLineProps {
  hours: string;
  /** Whether the page says today's hours anyway: then the line is for those of yesterday that go on after midnight. */
  isTodaySaid?: boolean;
}

/**
 * Whether the venue is open now; nothing where the hours of the day are unknown. Pages are cached, so the
 * state is computed in the browser; until then the line is empty, but has its height.
 */
export function OpeningLine({ hours, isTodaySaid = false }: OpeningLineProps) {
  const { site, today, locale } = usePageEnvironment();
  const entries = useCalendar();
  const minute = useMinute();
  const yesterday = hoursOn(hours, addDays(today, -1), site.timeZone, entries) ?? [];
  const isKnown = !isTodaySaid && (openingHours(hours) || winnerOn(entries, today, 'hours'));
  if (!isKnown && !yesterday.some(isPastMidnight)) return null;
  const isShown = minute && (isKnown || isNightBefore(hours, minute, site.timeZone, entries));
  const state = isShown && openingState(hours, minute, site.timeZone, entries);
  return (
    <p className="mt-3 flex min-h-[1lh] items-center gap-2.5 font-semibold sm:text-lg print:hidden">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={classNames(
              'size-3 shrink-0 rounded-chip',
              state.open ? 'bg-success' : 'border-2 border-control',
            )}
          />
          <span>{openingText(state, locale)}</span>
        </>
      )}
    </p>
  );
}
