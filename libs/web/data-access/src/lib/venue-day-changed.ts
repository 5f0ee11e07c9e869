import { baseApi } from './base-api';

/**
 * Dispatch when the venue's day changes: prices, active promotions and the coming days of the calendar may differ, so
 * what is cached of them is invalidated.
 */
export const venueDayChanged = () =>
  baseApi
    .enhanceEndpoints({ addTagTypes: ['Package', 'Promotion', 'Calendar'] })
    .util.invalidateTags(['Package', 'Promotion', 'Calendar']);
