import { createAction } from '@reduxjs/toolkit';
import { QueryStatus, type CombinedState } from '@reduxjs/toolkit/query';

/** RTK Query's part of a store's state, as the document carries it for hydration. */
export type DehydratedState = CombinedState<Record<never, never>, never, 'api'>;

type Query = DehydratedState['queries'][string];

/** Ids and times would differ between two renders of the same responses. */
const ANY_REQUEST = { requestId: '', startedTimeStamp: 0 };

/** In place of the id of a request whose response the document has in part, until it is requested anew. */
export const PARTIAL = 'partial';

/** What the document carries of the data of an endpoint. */
export type ShownData = (endpointName: string, data: unknown) => unknown;

/** @param shown leaves out what the page does not show, or the document would be far larger */
export function dehydrate(
  { api }: { api: DehydratedState },
  shown: ShownData = (_endpointName, data) => data,
): DehydratedState {
  return mapQueries(api, (query) => {
    if (query?.status === QueryStatus.fulfilled) {
      const data = shown(query.endpointName, query.data);
      const requestId = data === query.data ? ANY_REQUEST.requestId : PARTIAL;
      return { ...query, ...ANY_REQUEST, requestId, data, fulfilledTimeStamp: 0 };
    }
    return query?.status === QueryStatus.rejected ? { ...query, ...ANY_REQUEST } : undefined;
  });
}

/** Makes the base API take up the responses, which count as received now. */
export const rehydrated = createAction('rehydrated', (state: DehydratedState) => ({
  payload: mapQueries(state, (query) =>
    // eslint-disable-next-line no-restricted-syntax -- Redux Toolkit compares it with the device's clock.
    query?.status === QueryStatus.fulfilled ? { ...query, fulfilledTimeStamp: Date.now() } : query,
  ),
}));

function mapQueries(state: DehydratedState, map: (query: Query) => Query): DehydratedState {
  const queries = Object.entries(state.queries).map(([key, query]) => [key, map(query)] as const);
  return { ...state, queries: Object.fromEntries(queries) };
}
