import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { tokenCleared, type AuthState } from './auth.slice';
import { UnreadableAnswer, type ApiAnswer, type ApiRequest } from './fetch-api';
import type { StoreExtra } from './store';
import { multipartOperations } from './multipart.gen';
import { uploadEnded, uploadProgressed } from './upload.slice';

export const REQUEST_TIMEOUT_MS = 30_000;

/** What the generated endpoints' `query` returns. */
export interface ApiCall {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
}

/** Every call of every endpoint: token, timeout, multipart, and what an error status means. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api) => {
  const { fetchApi, onUnauthorized, report } = api.extra as StoreExtra;
  const { token } = (api.getState() as { auth: AuthState }).auth;
  const method = call.method ?? 'GET';
  const multipart = multipartOperations.has(api.endpoint);
  const request: ApiRequest = {
    method,
    path: call.url + queryString(call.params),
    body: multipart ? toFormData(call.body) : call.body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    onProgress: multipart
      ? (fraction) => api.dispatch(uploadProgressed(Math.round(fraction * 100)))
      : undefined,
  };

  const { answer, error } = await attempt(fetchApi, request, api.signal);
  if (multipart) api.dispatch(uploadEnded());
  if (error) {
    report(`${method} ${call.url}: ${error.error}`);
    return { error };
  }
  const { status, body } = answer;
  if (status >= 200 && status < 300) return { data: body ?? null };

  if (status === 401) {
    // A late answer to an old token must not end the session that began since.
    if ((api.getState() as { auth: AuthState }).auth.token === token) {
      api.dispatch(tokenCleared());
      onUnauthorized();
    }
  } else if (status === 403 || (api.type === 'query' && status !== 404)) {
    report(`${method} ${call.url}: ${status}`);
  }
  return { error: { status, data: body } };
};

type Outcome =
  | { answer: ApiAnswer; error?: undefined }
  | { answer?: undefined; error: Exclude<ApiError, { status: number }> };

async function attempt(
  fetchApi: StoreExtra['fetchApi'],
  request: ApiRequest,
  outer: AbortSignal,
): Promise<Outcome> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  outer.addEventListener('abort', cancel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      resolve({
        error: { status: 'TIMEOUT_ERROR', error: `no answer in ${REQUEST_TIMEOUT_MS} ms` },
      });
      cancel();
    }, REQUEST_TIMEOUT_MS);
  });
  // Wrapped, so that a fetchApi that throws at once is one that rejects.
  const made = (async () => fetchApi({ ...request, signal: controller.signal }))();
  try {
    return await Promise.race([made.then((answer) => ({ answer }), failure), late]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', cancel);
  }
}

function failure(cause: unknown): Outcome {
  if (cause instanceof UnreadableAnswer) {
    return {
      error: {
        status: 'PARSING_ERROR',
        originalStatus: cause.status,
        data: cause.text,
        error: cause.message,
      },
    };
  }
  const error = cause instanceof Error ? cause.message : String(cause);
  return { error: { status: 'FETCH_ERROR', error } };
}

function queryString(params: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** Undefined fields are left out (the API keeps what is absent), files go as files. */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
