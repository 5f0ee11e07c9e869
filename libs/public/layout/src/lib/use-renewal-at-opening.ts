import { useCalendar, useLoadedVenue } from '@lereng/public-kit';
import { serverNow, usePageEnvironment } from '@lereng/web-feature';
import { useEffect } from 'react';

/** After the first view is complete, as its code is of no use before. */
const START_MS = 30_000;

/** Renews what pages show at each opening and closing of the venue (E2), also where that is in the first seconds. */
export function useRenewalAtOpening(): void {
  const { site, renew } = usePageEnvironment();
  const hours = useLoadedVenue().openingHours ?? '';
  const entries = useCalendar();
  const { timeZone } = site;
  useEffect(() => {
    const since = serverNow();
    let stop = () => {};
    const start = async () => {
      const { followOpening } = await import('./follow-opening');
      if (isLeft) return;
      stop = followOpening({ hours, timeZone, entries, since }, renew);
    };
    let isLeft = false;
    // Where its code does not load, the next tap renews the page.
    const timer = setTimeout(() => void start().catch(Boolean), START_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [hours, timeZone, entries, renew]);
}
