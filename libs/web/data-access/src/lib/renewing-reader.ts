import type { Read } from '@lereng/web-feature';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { errorStatus } from './api-error';
import { STALE_AFTER_SECONDS } from './base-api';
import { OF_DOCUMENT, PARTIAL } from './dehydrated-state';
import { ofStore, type Dispatch } from './read';

interface Cached {
  data?: unknown;
  error?: unknown;
  status?: QueryStatus;
  requestId?: string;
  startedTimeStamp?: number;
}

/** Whether a response came with the document, longer ago than responses stay fresh. */
const isOfOldDocument = ({ requestId, startedTimeStamp = 0 }: Cached): boolean =>
  // eslint-disable-next-line no-restricted-syntax -- The device's clock says when it came.
  requestId === OF_DOCUMENT && Date.now() - startedTimeStamp >= STALE_AFTER_SECONDS * 1_000;

/**
 * Reads what is cached at once, and requests anew what is older than `STALE_AFTER_SECONDS`, what failed and what the
 * document had in part. A row that was gone is waited for: it may be back.
 * @param late gets a promise for each of these requests that were not waited for; they do not reject
 * @param isOld whether all that is cached may be older than it counts
 */
export function renewingReader(
  dispatch: Dispatch,
  late: PromiseLike<unknown>[],
  isOld = false,
): Read {
  return async (endpoint, arg) => {
    const { initiate, select } = ofStore(endpoint);
    const cached = () => dispatch((_dispatch, getState) => select(arg)(getState()));
    const before = cached() as Cached;
    const isLacking = before.status === QueryStatus.rejected || before.requestId === PARTIAL;
    const forceRefetch = isLacking || isOld || isOfOldDocument(before) || STALE_AFTER_SECONDS;
    const renewed = dispatch(initiate(arg, { subscribe: false, forceRefetch }));
    const held = cached();
    const { data, error, status } = held as Cached;
    if (data === undefined || errorStatus(error) === 404) return renewed;
    if (status === QueryStatus.pending) late.push(renewed);
    return held;
  };
}
