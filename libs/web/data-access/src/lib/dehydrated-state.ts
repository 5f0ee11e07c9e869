import { createAction } from '@reduxjs/toolkit';
import { QueryStatus, type CombinedState } from '@reduxjs/toolkit/query';

/** RTK Query's part of a store's state. */
type ApiState = CombinedState<Record<never, never>, never, 'api'>;

type Query = NonNullable<ApiState['queries'][string]>;

/** A response, or a failure, without what is the same of all. */
interface DehydratedQuery extends Pick<Query, 'originalArgs' | 'data' | 'error'> {
  endpointName: string;
  /** Whether the document carries the response only in part. */
  partial?: true;
}

/** What the document carries for hydration. The browser makes the rest of the state of it. */
export interface DehydratedState {
  /** By cache keys. */
  queries: Readonly<Record<string, DehydratedQuery>>;
  /** Cache keys of the lists of a type, which are invalidated where one of its rows is gone. Visitors write nothing. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** Replaces the id of a request, as ids and times would differ between two renders of the same responses. */
export const OF_DOCUMENT = '';
/** Replaces the id of a request whose response the document carries only in part. */
export const PARTIAL = 'partial';

/** Later than any clock. */
const NEVER_STALE = Number.MAX_SAFE_INTEGER;

/** The id in the tags of lists. */
const LIST = 'LIST';

/** The queries that provide a tag, by its id. */
type CacheKeys = Readonly<Record<string, readonly string[] | undefined>>;

/** What the document carries of the data of an endpoint. */
export type ShownData = (endpointName: string, data: unknown) => unknown;

/**
 * The same whatever the order in which responses came: equal documents have one ETag, so that a browser need not load a
 * page again that was rendered again.
 *
 * @param shown leaves out what the page does not show, or the document would be far larger
 */
export function dehydrate(
  { api }: { api: ApiState },
  shown: ShownData = (_endpointName, data) => data,
): DehydratedState {
  const tags: Readonly<Record<string, CacheKeys>> = api.provided.tags;
  return {
    queries: mapByName(api.queries, (query) => dehydrateQuery(query, shown)),
    lists: mapByName(tags, ({ [LIST]: keys }) => keys && [...keys].sort()),
  };
}

function dehydrateQuery(query: Query | undefined, shown: ShownData): DehydratedQuery | undefined {
  if (query?.endpointName === undefined) return undefined;
  const { endpointName, originalArgs, error, status } = query;
  if (status === QueryStatus.rejected) return { endpointName, originalArgs, error };
  if (status !== QueryStatus.fulfilled) return undefined;
  const data = shown(endpointName, query.data);
  return { endpointName, originalArgs, data, ...(data !== query.data && { partial: true }) };
}

/**
 * Makes the base API take up the responses. For components they are not stale however long hydration takes, or a slow
 * phone would request all of them again; `renewingReader` counts their age from when the document came.
 * @param startedTimeStamp that instant, by the device's clock
 */
export const rehydrated = createAction(
  'rehydrated',
  (document: DehydratedState, startedTimeStamp: number) => {
    const { queries, lists } = document;
    const taken: Record<string, unknown> = {};
    for (const [cacheKey, { partial, ...query }] of Object.entries(queries)) {
      const request = { ...query, requestId: partial ? PARTIAL : OF_DOCUMENT, startedTimeStamp };
      taken[cacheKey] =
        'error' in query
          ? { ...request, status: QueryStatus.rejected }
          : { ...request, status: QueryStatus.fulfilled, fulfilledTimeStamp: NEVER_STALE };
    }
    const tags: Record<string, CacheKeys> = {};
    const keys: Record<string, object[]> = {};
    for (const [type, cacheKeys] of Object.entries(lists)) {
      tags[type] = { [LIST]: cacheKeys };
      for (const cacheKey of cacheKeys) keys[cacheKey] = [{ type, id: LIST }];
    }
    const state: object = { queries: taken, mutations: {}, provided: { tags, keys } };
    return { payload: state as ApiState };
  },
);

/** The same with sorted names, without those that are mapped to nothing. */
function mapByName<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped | undefined,
): Record<string, Mapped> {
  const mapped: Record<string, Mapped> = {};
  for (const name of Object.keys(record).sort()) {
    const value = map(record[name] as Value);
    if (value !== undefined) mapped[name] = value;
  }
  return mapped;
}
