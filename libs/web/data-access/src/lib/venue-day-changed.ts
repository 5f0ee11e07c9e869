import { baseApi } from './base-api';

/**
 * Dispatch when the venue's day changes: prices and active promotions may differ, so cached
 * packages and promotions are invalidated.
 */
export const venueDayChanged = () =>
  baseApi
    .enhanceEndpoints({ addTagTypes: ['Package', 'Promotion'] })
    .util.invalidateTags(['Package', 'Promotion']);
