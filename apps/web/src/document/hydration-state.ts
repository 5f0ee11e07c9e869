import type { CalendarDate } from '@lereng/shared-domain';
import type { DehydratedState } from '@lereng/web-data-access';
import type { Site } from '@lereng/web-feature';
import { compact, expand, type CompactJson } from './compact-json';
import { STATE_ID } from './dom-ids';

/** What the server passes to the browser for hydration. */
export interface HydrationState {
  site: Site;
  /** The venue's day on which the server rendered the markup. */
  today: CalendarDate;
  /** Cached API responses that the markup was rendered from; absent for a client-rendered area. */
  store?: DehydratedState;
}

type SentState = Omit<HydrationState, 'store'> & { store?: CompactJson };

/** The state as the document has it. */
export function hydrationStateToSend({ store, ...state }: HydrationState): SentState {
  return { ...state, ...(store && { store: compact(store) }) };
}

/** @throws when the document has no state, i.e. another server rendered it */
export function readHydrationState(page: Document): HydrationState {
  const text = page.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${STATE_ID}`);
  const { store, ...state } = JSON.parse(text) as SentState;
  return { ...state, ...(store && { store: expand(store) as DehydratedState }) };
}
