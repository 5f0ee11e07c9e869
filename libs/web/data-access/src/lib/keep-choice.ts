import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { errorStatus, type ApiError } from './api-error';
import type { ApiCall } from './base-query';
import type { RootState } from './store';

type Result<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };
type Fetch = (call: ApiCall) => Result<unknown> | PromiseLike<Result<unknown>>;

/**
 * Reads random others of a row. The choice that is held stays (P4) and its rows are read anew, without those that are
 * gone; the API's response to the same request would have others.
 * @param list path of the list of all rows
 */
export async function keepChoice<Row extends { id: number }>(
  list: string,
  id: number,
  { getState, queryCacheKey = '' }: BaseQueryApi,
  fetch: Fetch,
): Promise<Result<Row[]>> {
  const state = getState() as RootState;
  const held = state.api.queries[queryCacheKey]?.data as Row[] | undefined;
  if (!held) {
    const { data, error } = await fetch({ url: `${list}/${id}/others` });
    return error ? { error } : { data: data as Row[] };
  }
  const rows = await Promise.all(held.map(async (row) => fetch({ url: `${list}/${row.id}` })));
  const failed = rows.find(({ error }) => error && errorStatus(error) !== 404);
  if (failed?.error) return { error: failed.error };
  return { data: rows.filter(({ error }) => !error).map(({ data }) => data as Row) };
}
