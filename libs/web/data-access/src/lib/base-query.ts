import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { tokenCleared, type AuthState } from './auth.slice';
import { ResponseParseError, type ApiResponse, type ApiRequest } from './fetch-api';
import type { StoreExtra } from './store-extra';
import { multipartOperations } from './multipart.gen';
import { uploadEnded, uploadId, uploadProgressed } from './upload.slice';
import { versionRead } from './versions.slice';

/** The limit for a request without a response. An upload starts it again with every piece that was sent. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** What an endpoint's `query` returns. */
export interface ApiCall {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  /** Undefined ones are not sent. */
  headers?: Record<string, string | undefined>;
}

/** By this header the server knows a repeat of a request. */
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** After this time a broken connection is often back. */
const RETRY_AFTER_MS = 1_000;

/** Adds token, timeout and multipart encoding to every call, and handles error statuses. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api) => {
  const { fetchApi, onUnauthorized, report } = api.extra as StoreExtra;
  const { token } = (api.getState() as { auth: AuthState }).auth;
  const method = call.method ?? 'GET';
  const multipart = multipartOperations.has(api.endpoint);
  const file = multipart
    ? Object.values(call.body ?? {}).find((value) => value instanceof Blob)
    : null;
  const upload = file && uploadId(file);
  const request: ApiRequest = {
    method,
    path: call.url + queryString(call.params),
    body: multipart ? toFormData(call.body) : call.body,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...definedOf(call.headers) },
    onProgress: upload
      ? (fraction) =>
          api.dispatch(uploadProgressed({ id: upload, percent: Math.round(fraction * 100) }))
      : undefined,
  };

  const { response, error } = await attemptTwice(fetchApi, request, api.signal);
  if (upload) api.dispatch(uploadEnded(upload));
  if (error) {
    report(`${method} ${call.url}: ${error.error}`);
    return { error };
  }
  const { status, body, etag } = response;
  if (status >= 200 && status < 300) {
    const key = api.queryCacheKey;
    if (token && key && etag) api.dispatch(versionRead({ key, etag }));
    return { data: body ?? null };
  }

  if (status === 401) {
    // A late 401 for an old token must not end the session that has started since.
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
  | { response: ApiResponse; error?: undefined }
  | { response?: undefined; error: Exclude<ApiError, { status: number }> };

/** Repeats a request once if it got no response and the server knows a repeat by its key. */
async function attemptTwice(
  fetchApi: StoreExtra['fetchApi'],
  request: ApiRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const first = await attempt(fetchApi, request, signal);
  const repeatable = first.error?.status === 'FETCH_ERROR' && request.headers?.[IDEMPOTENCY_KEY];
  if (!repeatable || signal.aborted) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return attempt(fetchApi, request, signal);
}

function definedOf(headers: ApiCall['headers'] = {}): Record<string, string> {
  const defined = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Record<string, string>;
}

async function attempt(
  fetchApi: StoreExtra['fetchApi'],
  request: ApiRequest,
  outer: AbortSignal,
): Promise<Outcome> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  outer.addEventListener('abort', cancel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resolve: (late: Outcome) => void = () => undefined;
  const late = new Promise<Outcome>((settle) => {
    resolve = settle;
  });
  // A photo on a slow line takes minutes; the limit is for a connection on which nothing moves.
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      resolve({
        error: { status: 'TIMEOUT_ERROR', error: `no response in ${REQUEST_TIMEOUT_MS} ms` },
      });
      cancel();
    }, REQUEST_TIMEOUT_MS);
  };
  const onProgress =
    request.onProgress &&
    ((fraction: number) => {
      wait();
      request.onProgress?.(fraction);
    });
  wait();
  // Turns a synchronous exception into a rejection.
  const made = (async () => fetchApi({ ...request, onProgress, signal: controller.signal }))();
  try {
    return await Promise.race([made.then((response) => ({ response }), failure), late]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', cancel);
  }
}

function failure(cause: unknown): Outcome {
  if (cause instanceof ResponseParseError) {
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

/** Omits undefined fields, which the API leaves unchanged; encodes objects as JSON. */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
