import type { CalendarDate } from '@lereng/shared-domain';
import type { DehydratedState } from '@lereng/web-data-access';
import type { Site } from '@lereng/web-feature';
import { STATE_ID } from './marks';

/** What the browser continues with. */
export interface ServedState {
  site: Site;
  seed: number;
  /** The venue's day on which the markup was made. */
  today: CalendarDate;
  /** The answers that the markup was made of; absent where the browser renders by itself. */
  store?: DehydratedState;
}

/** @throws where the document holds no state: it did not come from this server */
export function readServedState(page: Document): ServedState {
  const text = page.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${STATE_ID}`);
  return JSON.parse(text) as ServedState;
}
