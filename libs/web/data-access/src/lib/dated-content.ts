import { baseApi } from './base-api';

/**
 * To be dispatched when the venue's day has changed: what is on offer may have, so whatever is shown
 * of it is asked for again. Answers that nobody shows are dropped.
 */
export const venueDayChanged = () =>
  baseApi
    .enhanceEndpoints({ addTagTypes: ['Package', 'Promotion'] })
    .util.invalidateTags(['Package', 'Promotion']);
