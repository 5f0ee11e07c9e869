import { openingHours, openingState } from '@lereng/shared-domain/venue';
import { followClock, serverNow, usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useSyncExternalStore } from 'react';
import { openingWords } from './opening-words';

const MINUTE_MS = 60_000;

/**
 * Whether the venue is open now; nothing for hours that cannot be parsed. Pages are cached, so the
 * state is computed in the browser; until then the line is empty, but has its height.
 */
export function OpeningLine({ hours }: { hours: string }) {
  const { site } = usePageEnvironment();
  const minute = useMinute();
  if (!openingHours(hours)) return null;
  const state =
    minute === null ? null : openingState(hours, new Date(minute * MINUTE_MS), site.timeZone);
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
          <span>{openingWords(state)}</span>
        </>
      )}
    </p>
  );
}

/** The current minute since 1970; null on the server and during hydration. */
function useMinute(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(serverNow() / MINUTE_MS),
    () => null,
  );
}

function subscribe(onChange: () => void): () => void {
  return followClock(() => {
    onChange();
    return MINUTE_MS - (serverNow() % MINUTE_MS);
  });
}
