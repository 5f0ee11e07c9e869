import {
  combineReducers,
  configureStore,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { errorStatus } from './api-error';
import { authSlice } from './auth.slice';
import { baseApi } from './base-api';
import { rehydrated, type DehydratedState } from './dehydrated-state';
import type { FetchApi } from './fetch-api';
import type { AdminCalls, StoreExtra } from './store-extra';

export interface StoreOptions extends Partial<Omit<StoreExtra, 'fetchApi'>> {
  fetchApi: FetchApi;
  token?: string | null;
  /** The state that the document carries. */
  dehydratedState?: DehydratedState;
  /** When the document came, by the device's clock: the store may be loaded long after it. */
  dehydratedAt?: number;
}

const reducers = {
  [baseApi.reducerPath]: baseApi.reducer,
  [authSlice.reducerPath]: authSlice.reducer,
};

export type RootState = StateFromReducersMapObject<typeof reducers>;
/** The back office's state. */
export type AdminRootState = RootState & StateFromReducersMapObject<AdminCalls['reducers']>;
export type AppStore = ReturnType<typeof createStore>;

/** One store per browser tab, or per request on the server. */
export function createStore({
  fetchApi,
  adminCalls,
  token = null,
  dehydratedState,
  // eslint-disable-next-line no-restricted-syntax -- Responses have their age by the device's clock.
  dehydratedAt = Date.now(),
  onUnauthorized = () => undefined,
  report = () => undefined,
}: StoreOptions) {
  const extraArgument: StoreExtra = { fetchApi, adminCalls, onUnauthorized, report };
  const reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = combineReducers({
    ...reducers,
    ...adminCalls?.reducers,
  });
  const store = configureStore({
    reducer,
    preloadedState: { auth: { token } },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // The duration of these development checks depends on the machine's load alone.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      })
        .concat(baseApi.middleware)
        .concat(adminCalls ? [adminCalls.middleware] : []),
    devTools: false,
  });
  if (dehydratedState) store.dispatch(rehydrated(dehydratedState, dehydratedAt));
  return store;
}

/** Whether a call failed for a transient reason, so the page is incomplete. */
export function hasTransientErrors({ api: { queries } }: RootState): boolean {
  return Object.values(queries).some((entry) => {
    if (entry?.status !== QueryStatus.rejected) return false;
    const status = errorStatus(entry.error);
    return status === null || status >= 500;
  });
}

/** Clears a server-side store: the timers of unused responses would retain it for minutes. */
export function disposeStore(store: AppStore): void {
  store.dispatch(baseApi.util.resetApiState());
}

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** Selects from the state of a store with `adminCalls`. */
export const useAdminSelector = useSelector.withTypes<AdminRootState>();
