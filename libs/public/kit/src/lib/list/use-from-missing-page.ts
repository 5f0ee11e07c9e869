import { FROM_MISSING_PAGE } from '@lereng/web-feature';
import { useHydrated } from '@lereng/web-ui';
import { useWasServerRendered } from '../use-was-server-rendered';
import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The key of a document's first location. */
const FIRST_KEY = 'default';

/**
 * Whether this view is there in place of a page that is missing, until the next navigation. Neither
 * the first render nor the server's markup has it: what comes afterwards is announced, and the page
 * stays the same for everybody.
 */
export function useFromMissingPage(): boolean {
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const hydrated = useHydrated();
  const serverRendered = useWasServerRendered();
  const fromMissingPage =
    serverRendered && key === FIRST_KEY
      ? hydrated && wasRedirected()
      : // After a reload, or back from another page, the state is still there.
        navigationType === 'REPLACE' && state === FROM_MISSING_PAGE;
  return useDeferredValue(fromMissingPage, false);
}

/**
 * Whether this site's server redirected to this document, which it does from missing pages alone.
 * The URL and the response cannot say it, as both are those of any visit.
 */
function wasRedirected(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.redirectCount === 1;
}
