import { useCallback } from 'react';
import { useAppDispatch, type AppStore, type RootState } from '../store';

/** The part of a query endpoint that reading a row needs. */
export interface RowEndpoint<Row> {
  initiate: (
    id: number,
    options: { forceRefetch: true; subscribe: false },
  ) => (
    dispatch: AppStore['dispatch'],
    getState: () => RootState,
    extra: unknown,
  ) => { unwrap: () => Promise<Row> };
}

/** Reads a row anew by its id; rejects with the API's error. */
export function useFetchRow<Row>({ initiate }: RowEndpoint<Row>): (id: number) => Promise<Row> {
  const dispatch = useAppDispatch();
  return useCallback(
    (id) => dispatch(initiate(id, { forceRefetch: true, subscribe: false })).unwrap(),
    [dispatch, initiate],
  );
}
