import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { errorStatus } from './api-error';
import { authSlice } from './auth.slice';
import { baseApi } from './base-api';
import type { FetchApi } from './fetch-api';
import { uploadSlice } from './upload.slice';

/** What the base query finds in `extra`. */
export interface StoreExtra {
  fetchApi: FetchApi;
  /** Called after a 401 has cleared the token; the shell leads to the login page. */
  onUnauthorized: () => void;
  /** Takes the failures that nobody is shown. */
  report: (message: string) => void;
}

export interface StoreOptions extends Partial<Omit<StoreExtra, 'fetchApi'>> {
  fetchApi: FetchApi;
  token?: string | null;
  /** Answers that came with the HTML. */
  preloadedState?: DehydratedState;
}

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [authSlice.reducerPath]: authSlice.reducer,
  [uploadSlice.reducerPath]: uploadSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof createStore>;

type QueryEntries = RootState['api']['queries'];

/**
 * The part of the state that travels with the HTML: answers, and which tags they have. It holds
 * nothing that differs between two renderings of the same content.
 */
export interface DehydratedState {
  api: {
    queries: Record<string, Pick<NonNullable<QueryEntries[string]>, (typeof LASTING)[number]>>;
    provided: RootState['api']['provided'];
  };
}

const LASTING = ['status', 'endpointName', 'originalArgs', 'data', 'error'] as const;

/** One store a browser tab, one store a request on the server. */
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
        // How long these development checks take says how busy the machine is, nothing of the app.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware),
    devTools: false,
  });
}

/** What `createStore` takes as `preloadedState` in the browser. */
export function dehydrate({ api: { queries, provided } }: RootState): DehydratedState {
  const lasting = Object.entries(queries).map(([key, entry]) => {
    const fields = LASTING.map((field) => [field, entry?.[field]] as const);
    return [key, Object.fromEntries(fields.filter(([, value]) => value !== undefined))] as const;
  });
  return { api: { queries: Object.fromEntries(lasting), provided } as DehydratedState['api'] };
}

/** Whether a call failed for a reason that may be gone the next time: a page is not all it could be. */
export function hasPassingFailures({ api: { queries } }: RootState): boolean {
  return Object.values(queries).some((entry) => {
    if (entry?.status !== QueryStatus.rejected) return false;
    const status = errorStatus(entry.error);
    return status === null || status >= 500;
  });
}

/** The answers as if they had come just now; all else of the api's state its reducers fill in. */
function rehydrate({ api: { queries, provided } }: DehydratedState): Partial<RootState> {
  const fulfilledTimeStamp = Date.now();
  const entries = Object.entries(queries).map(
    ([key, entry]) =>
      [key, entry.status === 'fulfilled' ? { ...entry, fulfilledTimeStamp } : entry] as const,
  );
  return { api: { queries: Object.fromEntries(entries), provided } as RootState['api'] };
}

/** Lets go of a server's store: the timers of unused answers would keep it for minutes. */
export function disposeStore(store: AppStore): void {
  store.dispatch(baseApi.util.resetApiState());
}

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
