import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { baseApi } from './base-api';
import type { RootState } from './store';

type ProvidedTags = RootState['api']['provided']['keys'];
type CacheKey = keyof ProvidedTags;

/**
 * The part of the state in the document: responses by their cache keys, with their cache tags. What the
 * browser can tell itself is left out, and so are times, so that rendering the same content twice gives
 * the same bytes.
 */
export type DehydratedState = Readonly<Record<string, DehydratedQuery>>;

interface DehydratedQuery {
  arg?: unknown;
  data?: unknown;
  /** Of a response that failed. */
  error?: ApiError;
  /** Ids by type of tag; null for a tag without one. */
  tags?: Readonly<Record<string, readonly (string | number | null)[]>>;
}

/** The state for the document, later the browser's `preloadedState`. */
export function dehydrate({ api: { queries, provided } }: RootState): DehydratedState {
  const dehydrated: Record<string, DehydratedQuery> = {};
  for (const [key, entry] of Object.entries(queries)) {
    if (entry?.status !== QueryStatus.fulfilled && entry?.status !== QueryStatus.rejected) continue;
    const { originalArgs: arg, data, error } = entry;
    dehydrated[key] = {
      ...(arg !== undefined && { arg }),
      ...(entry.status === QueryStatus.fulfilled ? { data } : { error: error as ApiError }),
      ...tagsOf(provided.keys[key as unknown as CacheKey] ?? []),
    };
  }
  return dehydrated;
}

function tagsOf(provided: ProvidedTags[CacheKey]): Pick<DehydratedQuery, 'tags'> {
  const tags: Record<string, (string | number | null)[]> = {};
  for (const { type, id = null } of provided) (tags[type] ??= []).push(id);
  return provided.length > 0 ? { tags } : {};
}

/** The API's part of a store's first state; a response's time is now. */
export function rehydrate(state: DehydratedState): Pick<RootState, 'api'> {
  const fulfilledTimeStamp = Date.now();
  const queries = Object.entries(state).map(([key, { arg, data, error }]) => {
    const endpointName = key.slice(0, key.indexOf('('));
    const outcome = error
      ? { status: QueryStatus.rejected, error }
      : { status: QueryStatus.fulfilled, data, fulfilledTimeStamp };
    return [key, { endpointName, originalArgs: arg, ...outcome }] as const;
  });
  // Reducers fill in the rest.
  return { api: { queries: Object.fromEntries(queries) } as unknown as RootState['api'] };
}

/** Tells the store the cache tags of the responses in its first state. */
export function provideTags(state: DehydratedState) {
  const provided = Object.entries(state).map(([key, { tags = {} }]) => ({
    queryCacheKey: key as unknown as CacheKey,
    providedTags: Object.entries(tags).flatMap(([type, ids]) =>
      ids.map((id) => (id === null ? { type } : { type, id })),
    ),
  }));
  return baseApi.internalActions.updateProvidedBy(provided);
}
