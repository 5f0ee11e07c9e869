import { LoadFailure, MessageBanner, UndoBanner, useMessage } from '@lereng/admin-kit/shell';
import { openingWords, type HoursSpan, type OpeningState } from '@lereng/shared-domain/venue';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button, classNames, Skeleton } from '@lereng/web-ui';
import { useState } from 'react';
import { CloseEarly } from './close-early';
import { TodayEntries } from './today-entries';
import { TodayNotice } from './today-notice';
import { ChangedElsewhere, useVenueToday, type Done } from './use-venue-today';
import { venueWords as words } from './venue-words';

interface DoneText extends Done {
  /** Counts what was done, as the same may be done again. */
  count: number;
  text: string;
}

/** Whether the venue is open, its calendar and the notice, and how today is closed by one tap. */
export function TodayVenue() {
  const { today } = usePageEnvironment();
  const { venue, isError, refetch, closeToday, openUntil, end } = useVenueToday();
  const [busy, setBusy] = useState(false);
  const [early, setEarly] = useState(false);
  const [done, setDone] = useState<DoneText | null>(null);
  const messages = useMessage();

  const run = async (text: string, write: () => Promise<Done>) => {
    messages.clear();
    setBusy(true);
    try {
      const { undo } = await write();
      setDone((last) => ({ count: (last?.count ?? 0) + 1, text, undo }));
      setEarly(false);
    } catch (error) {
      setDone(null);
      messages.show(error instanceof ChangedElsewhere ? words.changed : words.failed, 'error');
    } finally {
      setBusy(false);
    }
  };

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
  const { entries, state, hours, notice, noticeUntil } = venue;
  const closedToday = entries.some(({ kind, from }) => kind === 'closed' && from <= today);
  const canEndEarly = hours !== null && hours.length > 0;
  return (
    <>
      <section
        aria-label={words.venue}
        className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4"
      >
        <StateLine state={state} />
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
        <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
          <MessageBanner state={messages} />
          {done && (
            <UndoBanner
              key={done.count}
              text={done.text}
              undone={words.undone}
              failed={words.undoFailed}
              undo={done.undo}
              onClose={() => setDone(null)}
            />
          )}
        </div>
        <TodayEntries
          entries={entries}
          busy={busy}
          onEnd={(entry, text) => void run(words.ended(text), () => end(entry))}
        />
      </section>
      <TodayNotice text={notice} until={noticeUntil} />
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
      {state ? openingWords(state) : words.unknown}
    </p>
  );
}
