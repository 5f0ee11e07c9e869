import type { Middleware } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { AuthState } from '../auth.slice';
import { baseApi } from '../base-api';
import { multipartOperations } from '../multipart.gen';
import type { ApiRequest } from '../fetch-api';
import type { AdminCalls, Attempt, Outcome } from '../store-extra';
import { sessionEnded, sessionForgotten, sessionSlice } from './session.slice';
import { uploadEnded, uploadId, uploadProgressed, uploadSlice } from './upload.slice';

/** The server recognizes a repeated request by this header. */
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** After this time a broken connection is often back. */
const RETRY_AFTER_MS = 1_000;

const tokenOf = (state: unknown) => (state as { auth: AuthState }).auth.token;

/** The next user must not see responses to the last one. Responses in flight find no query to fill after the reset. */
const resetWithToken: Middleware = (store) => (next) => (action) => {
  const before = tokenOf(store.getState());
  const result = next(action);
  if (tokenOf(store.getState()) !== before) {
    store.dispatch(baseApi.util.resetApiState());
    store.dispatch(sessionForgotten());
  }
  return result;
};

/** Encodes forms, reports the progress of uploads, repeats lost writes, and remembers sessions that have ended. */
export const adminCalls: AdminCalls = {
  reducers: {
    session: sessionSlice.reducer,
    upload: uploadSlice.reducer,
  },
  middleware: resetWithToken,
  async send(request, attempt, api) {
    const { endpoint, dispatch, signal } = api;
    const attemptNoted: Attempt = async (made) => {
      const outcome = await attempt(made);
      if (endsSession(made, outcome, api)) dispatch(sessionEnded());
      return outcome;
    };
    if (!multipartOperations.has(endpoint)) return attemptTwice(request, attemptNoted, signal);
    const file = Object.values(request.body ?? {}).find((value) => value instanceof Blob);
    const id = file && uploadId(file);
    const form: ApiRequest = {
      ...request,
      body: toFormData(request.body),
      onProgress: id
        ? (fraction) => dispatch(uploadProgressed({ id, percent: Math.round(fraction * 100) }))
        : undefined,
    };
    const outcome = await attemptTwice(form, attemptNoted, signal);
    if (id) dispatch(uploadEnded(id));
    return outcome;
  },
};

/** Whether the server no longer accepts the present token. A logout ends a session on purpose. */
function endsSession({ headers }: ApiRequest, outcome: Outcome, api: BaseQueryApi): boolean {
  if (outcome.response?.status !== 401 || api.endpoint === 'logout') return false;
  const token = tokenOf(api.getState());
  return token !== null && headers?.['authorization'] === `Bearer ${token}`;
}

/** Repeats a request once if it got no response and the server knows a repeat by its key. */
async function attemptTwice(
  request: ApiRequest,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<Outcome> {
  const first = await attempt(request);
  const repeatable = first.error?.status === 'FETCH_ERROR' && request.headers?.[IDEMPOTENCY_KEY];
  if (!repeatable || signal.aborted) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return attempt(request);
}

/** Omits undefined fields, which the API leaves unchanged, and clears those that are null; encodes objects as JSON. */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    if (value === null) form.append(name, '');
    else if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
