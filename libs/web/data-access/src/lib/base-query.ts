import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { tokenCleared, type AuthState } from './auth.slice';
import { ResponseParseError, type ApiRequest } from './fetch-api';
import type { Outcome, StoreExtra } from './store-extra';

/** The limit for a request on which nothing moves: uploads and downloads start it again with every piece. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** What an endpoint's `query` returns. */
export interface ApiCall {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  /** Undefined ones are not sent. */
  headers?: Record<string, string | undefined>;
  /** Whether the response is a file: its data are an object URL, which the caller revokes. */
  asFile?: boolean;
}

/** Adds token and timeout to every call, and handles error statuses. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api) => {
  const { fetchApi, adminCalls, onUnauthorized, report } = api.extra as StoreExtra;
  const { token } = (api.getState() as { auth: AuthState }).auth;
  const method = call.method ?? 'GET';
  const request: ApiRequest = {
    method,
    path: call.url + queryString(call.params),
    body: call.body,
    ...(call.asFile && { asFile: true, onProgress: () => undefined }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...definedOf(call.headers) },
  };

  const send = (made: ApiRequest) => attempt(fetchApi, made, api.signal);
  const { response, error } = await (adminCalls?.send(request, send, api) ?? send(request));
  if (error) {
    if (!api.signal.aborted) report(`${method} ${call.url}: ${error.error}`);
    return { error };
  }
  const { status, body } = response;
  if (status >= 200 && status < 300) return { data: body ?? null };

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
