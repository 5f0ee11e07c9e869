import { createAction } from '@reduxjs/toolkit';
import { QueryStatus, type CombinedState } from '@reduxjs/toolkit/query';

/** RTK Query's part of a store's state, as the document carries it for hydration. */
export type DehydratedState = CombinedState<Record<never, never>, never, 'api'>;

type Query = DehydratedState['queries'][string];

/** Replaces the id of a request, as ids and times would differ between two renders of the same responses. */
export const OF_DOCUMENT = '';
/** Replaces the id of a request whose response the document carries only in part. */
export const PARTIAL = 'partial';

const ANY_REQUEST = { requestId: OF_DOCUMENT, startedTimeStamp: 0 };

/** Later than any clock. */
const NEVER_STALE = Number.MAX_SAFE_INTEGER;

/** What the document carries of the data of an endpoint. */
export type ShownData = (endpointName: string, data: unknown) => unknown;

/** @param shown leaves out what the page does not show, or the document would be far larger */
export function dehydrate(
  { api }: { api: DehydratedState },
  shown: ShownData = (_endpointName, data) => data,
): DehydratedState {
  return mapQueries(inOrder(api), (query) => {
    if (query?.status === QueryStatus.fulfilled) {
      const data = shown(query.endpointName, query.data);
      const requestId = data === query.data ? OF_DOCUMENT : PARTIAL;
      return { ...query, ...ANY_REQUEST, requestId, data, fulfilledTimeStamp: 0 };
    }
    return query?.status === QueryStatus.rejected ? { ...query, ...ANY_REQUEST } : undefined;
  });
}

/**
 * Makes the base API take up the responses. For components they are not stale however long hydration takes, or a slow
 * phone would request all of them again; `renewingReader` counts their age from when the document came.
 * @param startedTimeStamp that instant, by the device's clock
 */
export const rehydrated = createAction(
  'rehydrated',
  (state: DehydratedState, startedTimeStamp: number) => ({
    payload: mapQueries(state, (query) =>
      query?.status === QueryStatus.fulfilled
        ? { ...query, startedTimeStamp, fulfilledTimeStamp: NEVER_STALE }
        : query,
    ),
  }),
);

/** The queries that provide a tag, by its id. */
type CacheKeys = Readonly<Record<string, readonly string[]>>;

/**
 * The same whatever the order in which responses came: equal documents have one ETag, so that a browser need not load a
 * page again that was rendered again.
 */
function inOrder(api: DehydratedState): DehydratedState {
  const provided: Readonly<Record<string, CacheKeys>> = api.provided.tags;
  const tags = byName(provided, (ids) => byName(ids, (cacheKeys) => [...cacheKeys].sort()));
  const keys = byName(api.provided.keys, (each) => each);
  return { ...api, queries: byName(api.queries, (query) => query), provided: { tags, keys } };
}

function byName<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  const entries = Object.entries(record).map(([name, value]) => [name, map(value)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function mapQueries(state: DehydratedState, map: (query: Query) => Query): DehydratedState {
  const queries = Object.entries(state.queries).map(([key, query]) => [key, map(query)] as const);
  return { ...state, queries: Object.fromEntries(queries) };
}
