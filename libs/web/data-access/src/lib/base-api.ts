import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { rehydrated } from './dehydrated-state';

/**
 * How long an unused response stays cached, in seconds: longer than a visitor reads one menu item
 * before going back, so that the menu is there at once.
 */
export const KEEP_UNUSED_SECONDS = 600;

/**
 * A cached response older than this is refetched in the background when a page uses it. Long enough for
 * what was preloaded when a finger touched a link, short enough that nobody reads an earlier price.
 */
export const STALE_AFTER_SECONDS = 2;

/** The base API, into which the generated endpoints are injected. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  refetchOnMountOrArgChange: STALE_AFTER_SECONDS,
  extractRehydrationInfo: (action) => (rehydrated.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});
