import { followClock, isServerClockInDoubt } from '@lereng/web-feature';
import { useEffect } from 'react';

/** Timers stop during sleep, which not every device makes known: check this often whether the page was seen. */
const CHECK_MS = 30_000;

/** What was away for less is as it was (E2). */
const AWAY_MS = 60_000;

/**
 * Calls back when the page is seen again after `AWAY_MS`: in a tab that was hidden, from the back/forward cache, after
 * the sleep of the device.
 * @param running false until hydration is complete
 */
export function useSeenAgain(onSeen: () => void, running: boolean): void {
  useEffect(() => {
    if (!running) return undefined;
    let seenAt = performance.now();
    let wasSeen = true;
    let wasInDoubt = isServerClockInDoubt();
    return followClock(() => {
      const now = performance.now();
      // Where the clock of the page has stood still, only that of the device knows that time has passed.
      const inDoubt = isServerClockInDoubt();
      const wasAway = now - seenAt >= AWAY_MS || (inDoubt && !wasInDoubt);
      const isSeen = !document.hidden;
      if (isSeen && wasAway) onSeen();
      if (isSeen || wasSeen) seenAt = now;
      if (isSeen) wasInDoubt = inDoubt;
      wasSeen = isSeen;
      return CHECK_MS;
    });
  }, [onSeen, running]);
}
