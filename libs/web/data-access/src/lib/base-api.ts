import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * How long an answer is kept that no page shows, in seconds: longer than somebody reads about one
 * dish before going back to the menu, which then is there at once and where it was left.
 */
export const KEPT_UNUSED_S = 600;

/** From this age on, in seconds, an answer that a page shows again is asked for anew meanwhile. */
export const FRESH_FOR_S = 60;

/** The empty API; every entity's generated endpoints are injected into it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEPT_UNUSED_S,
  refetchOnMountOrArgChange: FRESH_FOR_S,
  endpoints: () => ({}),
});
