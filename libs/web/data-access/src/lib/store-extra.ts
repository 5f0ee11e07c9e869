import type { FetchApi } from './fetch-api';

/** The thunk's `extra` argument, for the base query. */
export interface StoreExtra {
  fetchApi: FetchApi;
  /** Called after a 401 has cleared the token; the shell navigates to the login page. */
  onUnauthorized: () => void;
  /** Logs failures that no user sees. */
  report: (message: string) => void;
}
