import { openingState, type DayEntry } from '@lereng/shared-domain/venue';
import { followClock, serverNow } from '@lereng/web-feature';

const MINUTE_MS = 60_000;

/** Timers may end late; nothing is requested before an opening or a closing. */
const CHECK_MS = 30_000;

export interface Opening {
  /** The weekly opening hours, as the owner wrote them. */
  hours: string;
  timeZone: string;
  entries: readonly DayEntry[];
  /** An instant in milliseconds since 1970, from which on none may be missed. */
  since: number;
}

/**
 * Calls back at each opening and closing of the venue, or when the page is seen again after one.
 * @returns a function that ends this
 */
export function followOpening(opening: Opening, onChange: () => void): () => void {
  let next = nextChange(opening, opening.since);
  return followClock(() => {
    const now = serverNow();
    if (now >= next && !document.hidden) {
      next = nextChange(opening, now);
      onChange();
    }
    return Math.min(Math.max(next - now, 0) || CHECK_MS, CHECK_MS);
  });
}

/** The next opening or closing after an instant; infinity where none is known. */
function nextChange({ hours, timeZone, entries }: Opening, instant: number): number {
  const state = openingState(hours, new Date(instant), timeZone, entries);
  const change = state?.open ? state.closes : state?.opens;
  if (!change) return Infinity;
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS + change.inMinutes * MINUTE_MS;
}
