import { LoadFailure, type Done } from '@lereng/admin-kit/shell';
import { type HoursSpan, type OpeningState } from '@lereng/shared-domain/venue';
import { dayText, openingText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button, classNames, Skeleton } from '@lereng/web-ui';
import { useState } from 'react';
import { CloseEarly } from './close-early';
import { TodayEntries } from './today-entries';
import { TodayNotice } from './today-notice';
import type { Say } from './use-outcome';
import { useVenueToday } from './use-venue-today';
import { useWrites } from './use-writes';
import { venueWords as words } from './venue-words';

/** Whether the venue is open, its calendar and the notice, and how today is closed by one tap. */
export function TodayVenue({ say }: { say: Say }) {
  const { today } = usePageEnvironment();
  const { venue, isError, refetch, closeToday, openUntil, end } = useVenueToday();
  const { section, busy, run: runWrite } = useWrites(say, words.changed);
  const [early, setEarly] = useState(false);

  const run = (text: string, write: () => Promise<Done>) =>
    runWrite(text, async () => {
      const done = await write();
      setEarly(false);
      return done;
    });

  if (!venue) {
    return isError ? (
      <LoadFailure title={words.notLoaded} onRetry={refetch} />
    ) : (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-56" />
      </div>
    );
  }
  const { entries, state, coming, hours, settings } = venue;
  const closedToday = entries.some(({ kind, from }) => kind === 'closed' && from <= today);
  const canEndEarly = hours !== null && hours.length > 0;
  return (
    <>
      <section
        ref={section}
        tabIndex={-1}
        aria-label={words.venue}
        className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised px-4 pt-3 pb-1 outline-none"
      >
        <StateLine state={state} />
        {coming.map((days) => (
          <p key={days.from} className="text-muted">
            {dayText(days, today)}
          </p>
        ))}
        {!closedToday && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => void run(words.closedToday, closeToday)}
            >
              {words.closeToday}
            </Button>
            {canEndEarly && (
              <Button
                variant="secondary"
                disabled={busy}
                aria-expanded={early}
                onClick={() => setEarly(!early)}
              >
                {words.closeEarly}
              </Button>
            )}
          </div>
        )}
        {early && canEndEarly && !closedToday && (
          <CloseEarly
            hours={hours}
            busy={busy}
            onClose={(spans: HoursSpan[], time) =>
              void run(words.closedEarly(time), () => openUntil(spans))
            }
          />
        )}
        <TodayEntries
          entries={entries}
          busy={busy}
          onEnd={(entry, text) => void run(words.ended(text), () => end(entry))}
        />
      </section>
      <TodayNotice settings={settings} say={say} />
    </>
  );
}

function StateLine({ state }: { state: OpeningState | null }) {
  return (
    <p className="flex items-center gap-2.5 text-lg font-semibold">
      <span
        aria-hidden="true"
        className={classNames(
          'size-3 shrink-0 rounded-chip',
          state?.open ? 'bg-success' : 'border-2 border-control',
        )}
      />
      {state ? openingText(state) : words.unknown}
    </p>
  );
}
