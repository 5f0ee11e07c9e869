import type { CalendarDate, Locale } from '@lereng/shared-domain';
import type { DehydratedState } from '@lereng/web-data-access';
import type { Site } from '@lereng/web-feature';
import { STATE_ID } from './dom-ids';
import { withSources } from './picture-widths';

/** The state that the server passes to the browser for hydration, as JSON. */
export interface HydrationState {
  site: Site;
  /** The language of the document. */
  locale: Locale;
  /** The venue's day on which the server rendered the markup. */
  today: CalendarDate;
  /** When that day ends, in milliseconds since 1970; absent for a client-rendered area. */
  dayEnds?: number;
  /** Cached API responses that the markup was rendered from; absent for a client-rendered area. */
  store?: DehydratedState;
}

/** @throws when the document has no state, i.e. another server rendered it */
export function readHydrationState(page: Document): HydrationState {
  const text = page.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${STATE_ID}`);
  return withSources(JSON.parse(text)) as HydrationState;
}
