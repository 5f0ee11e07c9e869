import { openingState, type DayEntry } from '@lereng/shared-domain/venue';
import { followClock, isServerClockInDoubt, serverNow } from '@lereng/web-feature';

const MINUTE_MS = 60_000;

/** Timers stop during sleep, which not every device makes known: check this often, without a request. */
const CHECK_MS = 30_000;

/** What was away for less is as it was (E2). */
const AWAY_MS = 60_000;

export interface Opening {
  /** The weekly opening hours, as the owner wrote them. */
  hours: string;
  timeZone: string;
  entries: readonly DayEntry[];
}

/**
 * Calls back when the page is seen again after `AWAY_MS`, in a tab that was hidden, from the back/forward cache or after
 * the sleep of the device; and at each opening and closing of the venue, of a hidden page when it is seen again.
 * @param since when the page was shown, by `performance.now` and as an instant of the server, and whether the device slept
 * @param read what is known of the opening hours by now
 * @returns a function that ends this
 */
export function followVisit(
  since: { seen: number; instant: number; slept: boolean },
  read: () => Opening,
  onRenewal: () => void,
): () => void {
  let { seen, instant, slept } = since;
  let wasVisible = !document.hidden;
  let wasInDoubt = false;
  return followClock(() => {
    const now = performance.now();
    const present = serverNow();
    const isVisible = !document.hidden;
    // Where the clock of the page has stood still, only that of the device knows that time has passed.
    const isInDoubt = isServerClockInDoubt();
    const next = nextChange(read(), instant);
    const wasAway = now - seen >= AWAY_MS || slept || (isInDoubt && !wasInDoubt);
    if (isVisible || wasVisible) seen = now;
    wasVisible = isVisible;
    if (isVisible) {
      wasInDoubt = isInDoubt;
      slept = false;
      instant = present;
      if (wasAway || present >= next) onRenewal();
    }
    const until = nextChange(read(), Math.max(present, instant)) - present;
    return Math.min(Math.max(until, 1), CHECK_MS);
  });
}

/** The next opening or closing after an instant; infinity where none is known. */
function nextChange({ hours, timeZone, entries }: Opening, instant: number): number {
  const state = openingState(hours, new Date(instant), timeZone, entries);
  const change = state?.open ? state.closes : state?.opens;
  if (!change) return Infinity;
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS + change.inMinutes * MINUTE_MS;
}
