import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, type AdminRootState, type AppStore, type RootState } from '../store';
import { selectVersion } from './versions.slice';

/** A row as it is stored now, and the ETag that names this version. */
export interface Versioned<Row> {
  row: Row;
  /** Null where the response named none. */
  version: string | null;
}

/** The part of a query endpoint that reading a row needs. */
export interface RowEndpoint<Row> {
  initiate: (
    id: number,
    options: { forceRefetch: true; subscribe: false },
  ) => (
    dispatch: AppStore['dispatch'],
    getState: () => RootState,
    extra: unknown,
  ) => { queryCacheKey: string; unwrap: () => Promise<Row> };
}

/** Reads a row anew by its id; rejects with the API's error. */
export function useFetchRow<Row>({
  initiate,
}: RowEndpoint<Row>): (id: number) => Promise<Versioned<Row>> {
  const dispatch = useAppDispatch();
  const store = useStore<AdminRootState>();
  return useCallback(
    async (id) => {
      const request = dispatch(initiate(id, { forceRefetch: true, subscribe: false }));
      const row = await request.unwrap();
      return { row, version: selectVersion(store.getState(), request.queryCacheKey) };
    },
    [dispatch, initiate, store],
  );
}
