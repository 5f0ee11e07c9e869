import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { errorStatus } from './api-error';
import { authSlice } from './auth.slice';
import { baseApi } from './base-api';
import type { FetchApi } from './fetch-api';
import type { StoreExtra } from './store-extra';
import { uploadSlice } from './upload.slice';
import { versionsSlice } from './versions.slice';

export interface StoreOptions extends Partial<Omit<StoreExtra, 'fetchApi'>> {
  fetchApi: FetchApi;
  token?: string | null;
  /** The dehydrated state from the document. */
  preloadedState?: DehydratedState;
}

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [authSlice.reducerPath]: authSlice.reducer,
  [uploadSlice.reducerPath]: uploadSlice.reducer,
  [versionsSlice.reducerPath]: versionsSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof createStore>;

type QueryEntries = RootState['api']['queries'];

/**
 * The part of the state in the document: responses and their cache tags, without timestamps, so
 * that rendering the same content twice gives the same bytes.
 */
export interface DehydratedState {
  api: {
    queries: Record<
      string,
      Pick<NonNullable<QueryEntries[string]>, (typeof DEHYDRATED_FIELDS)[number]>
    >;
    provided: RootState['api']['provided'];
  };
}

const DEHYDRATED_FIELDS = ['status', 'endpointName', 'originalArgs', 'data', 'error'] as const;

/** One store per browser tab, or per request on the server. */
export function createStore({
  fetchApi,
  token = null,
  preloadedState,
  onUnauthorized = () => undefined,
  report = () => undefined,
}: StoreOptions) {
  const extraArgument: StoreExtra = { fetchApi, onUnauthorized, report };
  return configureStore({
    reducer,
    preloadedState: { auth: { token }, ...(preloadedState && rehydrate(preloadedState)) },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // The duration of these development checks depends on the machine's load alone.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware),
    devTools: false,
  });
}

/** The state for the document, later the browser's `preloadedState`. */
export function dehydrate({ api: { queries, provided } }: RootState): DehydratedState {
  const dehydrated = Object.entries(queries).map(([key, entry]) => {
    const fields = DEHYDRATED_FIELDS.map((field) => [field, entry?.[field]] as const);
    return [key, Object.fromEntries(fields.filter(([, value]) => value !== undefined))] as const;
  });
  return { api: { queries: Object.fromEntries(dehydrated), provided } as DehydratedState['api'] };
}

/** Whether a call failed for a transient reason, so the page is incomplete. */
export function hasTransientErrors({ api: { queries } }: RootState): boolean {
  return Object.values(queries).some((entry) => {
    if (entry?.status !== QueryStatus.rejected) return false;
    const status = errorStatus(entry.error);
    return status === null || status >= 500;
  });
}

/** Sets the responses' time to now; reducers fill in the rest of the API's state. */
function rehydrate({ api: { queries, provided } }: DehydratedState): Partial<RootState> {
  const fulfilledTimeStamp = Date.now();
  const entries = Object.entries(queries).map(
    ([key, entry]) =>
      [key, entry.status === 'fulfilled' ? { ...entry, fulfilledTimeStamp } : entry] as const,
  );
  return { api: { queries: Object.fromEntries(entries), provided } as RootState['api'] };
}

/** Clears a server-side store: the timers of unused responses would retain it for minutes. */
export function disposeStore(store: AppStore): void {
  store.dispatch(baseApi.util.resetApiState());
}

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
