import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { errorStatus } from './api-error';
import { baseApi } from './base-api';

/** The part of RTK Query's lifecycle API that is used here. */
interface QueryLifecycle {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: Promise<unknown>;
}

/** For a query of one row: after a 404, the list that still contains the row is invalidated. */
export function invalidateListOnNotFound(type: string) {
  const tagged = baseApi.enhanceEndpoints({ addTagTypes: [type] });
  return async (_id: unknown, { dispatch, queryFulfilled }: QueryLifecycle): Promise<void> => {
    try {
      await queryFulfilled;
    } catch (failure) {
      const { error } = failure as { error?: unknown };
      if (errorStatus(error) !== 404) return;
      dispatch(tagged.util.invalidateTags([{ type, id: 'LIST' }]));
    }
  };
}
