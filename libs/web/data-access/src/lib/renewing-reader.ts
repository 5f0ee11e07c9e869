import type { Read } from '@lereng/web-feature';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { STALE_AFTER_SECONDS } from './base-api';
import { ofStore, type Dispatch } from './read';

/**
 * Reads what is cached at once, and requests anew what is older than `STALE_AFTER_SECONDS`.
 * @param late gets a promise for each of these requests that were not waited for; they do not reject
 */
export function renewingReader(dispatch: Dispatch, late: PromiseLike<unknown>[]): Read {
  const options = { subscribe: false, forceRefetch: STALE_AFTER_SECONDS } as const;
  return async (endpoint, arg) => {
    const { initiate, select } = ofStore(endpoint);
    const renewed = dispatch(initiate(arg, options));
    const held = dispatch((_dispatch, getState) => select(arg)(getState()));
    const { data, status } = held as { data?: unknown; status?: QueryStatus };
    if (data === undefined) return renewed;
    if (status === QueryStatus.pending) late.push(renewed);
    return held;
  };
}
