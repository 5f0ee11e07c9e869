import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import type { SessionState } from './content-admin/session.slice';
import type { UploadState } from './content-admin/upload.slice';
import type { ApiRequest, ApiResponse, FetchApi } from './fetch-api';

/** What an attempt to call the API ended with: a response of any status, or none that can be read. */
export type Outcome =
  | { response: ApiResponse; error?: undefined }
  | { response?: undefined; error: Exclude<ApiError, { status: number }> };

/** One attempt, within the time limit. */
export type Attempt = (request: ApiRequest) => Promise<Outcome>;

/** What the back office adds to calls: uploads, repeats and the end of sessions. Visitors do not download it. */
export interface AdminCalls {
  reducers: {
    session: Reducer<SessionState>;
    upload: Reducer<UploadState>;
  };
  /** Empties the store with the end of a session. */
  middleware: Middleware;
  /** Sends what `attempt` would send, as a call of the back office. */
  send: (request: ApiRequest, attempt: Attempt, api: BaseQueryApi) => Promise<Outcome>;
}

/** The thunk's `extra` argument, for the base query. */
export interface StoreExtra {
  fetchApi: FetchApi;
  /** Undefined in the public area. */
  adminCalls: AdminCalls | undefined;
  /** Called after a 401 has cleared the token; the shell navigates to the login page. */
  onUnauthorized: () => void;
  /** Logs failures that no user sees. */
  report: (message: string) => void;
}
