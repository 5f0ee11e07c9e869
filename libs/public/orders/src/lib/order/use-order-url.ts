import { deviceOrderHref } from '@lereng/public-kit';
import { writeOrder, type Order } from '@lereng/shared-domain/orders';
import { useEffect } from 'react';

/** When a URL is written again that the browser refused, as Safari does after 100 within half a minute. */
const RETRY_AFTER_MS = 5_000;

/** The orders that this document wrote into a URL: the history of the tab leads back to them. */
const written = new Set<string>();

/** Whether a URL with this order is a former one of this tab's own, and no link that somebody passed around. */
export const wasInUrl = (order: Order): boolean => written.has(writeOrder(order).toString());

/**
 * Keeps this device's order in the page's URL where storage does not hold it, so that a reload finds it. It is written
 * past the router, for which the page stays the same: nothing is loaded again with each change.
 *
 * @param isShown whether the page shows it, and no order of a link
 */
export function useOrderUrl(order: Order, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const href = deviceOrderHref(order);
      const { search } = new URL(href, window.location.origin);
      if (search === window.location.search) return;
      try {
        // The path is this page's own, also in another language.
        window.history.replaceState(window.history.state, '', search || window.location.pathname);
        written.add(search.slice(1));
      } catch {
        retry = setTimeout(write, RETRY_AFTER_MS);
      }
    };
    write();
    return () => clearTimeout(retry);
  }, [order, isShown]);
}
