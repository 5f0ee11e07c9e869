import { useCalendar, useLoadedVenue } from '@lereng/public-kit';
import {
  followClock,
  isServerClockInDoubt,
  serverNow,
  usePageEnvironment,
} from '@lereng/web-feature';
import { useEffect, useEffectEvent } from 'react';

/** Its code is of no use before, nor part of the first visit. */
const START_MS = 30_000;

/** Renews what pages show when they are seen again, and at each opening and closing of the venue (E2). */
export function useRenewal(): void {
  const { site, renew } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  const entries = useCalendar();
  const renewNow = useEffectEvent(renew);
  const read = useEffectEvent(() => ({
    hours: openingHours ?? '',
    timeZone: site.timeZone,
    entries,
  }));
  useEffect(() => {
    const since = { seen: performance.now(), instant: serverNow(), slept: false };
    let end: (() => void) | null = null;
    let checks = 0;
    const stop = followClock(() => {
      checks += 1;
      since.slept ||= isServerClockInDoubt();
      // The first check is this one, and what is imported checks for itself.
      if (checks === 2) {
        if (document.hidden) since.seen = performance.now();
        void import('./follow-visit').then(({ followVisit }) => {
          stop();
          if (end) end = followVisit(since, read, renewNow);
          // Where its code does not load, taps renew the page.
        }, Boolean);
      }
      return START_MS;
    });
    end = stop;
    return () => {
      end?.();
      end = null;
    };
  }, []);
}
