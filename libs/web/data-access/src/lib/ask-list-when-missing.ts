import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { errorStatus } from './api-error';
import { baseApi } from './base-api';

/** What a query tells of itself while it runs. */
interface Running {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: Promise<unknown>;
}

/**
 * For a query of one row: where the row turns out to be gone, the list that still offers it is asked
 * for again.
 */
export function askListWhenMissing(type: string) {
  const tagged = baseApi.enhanceEndpoints({ addTagTypes: [type] });
  return async (_id: unknown, { dispatch, queryFulfilled }: Running): Promise<void> => {
    try {
      await queryFulfilled;
    } catch (failure) {
      const { error } = failure as { error?: unknown };
      if (errorStatus(error) !== 404) return;
      dispatch(tagged.util.invalidateTags([{ type, id: 'LIST' }]));
    }
  };
}
