import type { ApiAnswer, ApiRequest, FetchApi } from '@lereng/web-data-access';

/** What a route answers: an answer, or a function of the request (which may reject). */
type FakeAnswer = ApiAnswer | ((request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>);

/**
 * Answers by `METHOD /path`. A value that is no answer is the body of a 200:
 * `{ 'GET /menu-items': [aMenuItem()], 'DELETE /menu-items/1': failure(500) }`.
 */
export type FakeRoutes = Record<string, FakeAnswer | unknown[] | object>;

export interface FakeApi {
  fetchApi: FetchApi;
  /** Every call so far, oldest first. */
  calls: ApiRequest[];
  /** Calls so far as `METHOD /path`. */
  log: () => string[];
  /** Changes answers from now on. */
  answer: (routes: FakeRoutes) => void;
}

const unhandled: string[] = [];

afterEach(() => {
  const missed = unhandled.splice(0);
  if (missed.length > 0) throw new Error(`Unhandled requests: ${missed.join(', ')}`);
});

/** The API's error answer with `message`, in the form that every error has. */
export function failure(
  status: number,
  message = 'Terjadi kesalahan server.',
  fields?: Record<string, string>,
): ApiAnswer {
  return { status, body: { statusCode: status, error: 'Error', message, fields } };
}

/** A `FetchApi` that answers from a table. A request that the table lacks fails the test. */
export function fakeApi(initial: FakeRoutes = {}): FakeApi {
  const routes: FakeRoutes = { ...initial };
  const calls: ApiRequest[] = [];
  const fetchApi: FetchApi = async (request) => {
    calls.push(request);
    const name = `${request.method} ${request.path}`;
    if (!(name in routes)) {
      unhandled.push(name);
      throw new Error(`Unhandled request: ${name}`);
    }
    const found = routes[name];
    const answer: unknown = typeof found === 'function' ? await found(request) : found;
    return isAnswer(answer) ? answer : { status: 200, body: answer };
  };
  return {
    fetchApi,
    calls,
    log: () => calls.map(({ method, path }) => `${method} ${path}`),
    answer: (more) => void Object.assign(routes, more),
  };
}

function isAnswer(value: unknown): value is ApiAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'body' in value
  );
}
