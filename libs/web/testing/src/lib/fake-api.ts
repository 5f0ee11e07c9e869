import type { ApiResponse, ApiRequest, FetchApi } from '@lereng/web-data-access';

/** A response, or a function of the request, which may reject. */
type FakeResponse = ApiResponse | ((request: ApiRequest) => ApiResponse | Promise<ApiResponse>);

/**
 * Responses by `METHOD /path`. A value without `status` is the body of a 200: `{ 'GET /menu-items':
 * [aMenuItem()], 'DELETE /menu-items/1': failure(500) }`. The rows of a list are there under their ids as well.
 */
export type FakeRoutes = Record<string, FakeResponse | unknown[] | object>;

export interface FakeApi {
  fetchApi: FetchApi;
  /** Every call, oldest first. */
  calls: ApiRequest[];
  /** Every call as `METHOD /path`. */
  log: () => string[];
  /** Replaces responses from now on. */
  respondWith: (routes: FakeRoutes) => void;
}

const unhandled: string[] = [];

afterEach(() => {
  const missed = unhandled.splice(0);
  if (missed.length > 0) throw new Error(`Unhandled requests: ${missed.join(', ')}`);
});

/** An error response in the API's form. */
export function failure(
  status: number,
  message = 'Terjadi kesalahan server.',
  fields?: Record<string, string>,
): ApiResponse {
  return { status, body: { statusCode: status, error: 'Error', message, fields } };
}

/** A `FetchApi` with a table of responses. A request that is not in the table fails the test. */
export function fakeApi(initial: FakeRoutes = {}): FakeApi {
  const routes: FakeRoutes = { ...initial };
  const calls: ApiRequest[] = [];
  const fetchApi: FetchApi = async (request) => {
    calls.push(request);
    const name = `${request.method} ${request.path}`;
    const row = findRow(routes, request);
    if (row) return { status: 200, body: row };
    if (!(name in routes)) {
      unhandled.push(name);
      throw new Error(`Unhandled request: ${name}`);
    }
    const found = routes[name];
    const response: unknown = typeof found === 'function' ? await found(request) : found;
    return isResponse(response) ? response : { status: 200, body: response };
  };
  return {
    fetchApi,
    calls,
    log: () => calls.map(({ method, path }) => `${method} ${path}`),
    respondWith: (more) => void Object.assign(routes, more),
  };
}

/** A row of a list has a URL of its own, unless the table says otherwise. */
function findRow(routes: FakeRoutes, { method, path }: ApiRequest): object | undefined {
  const [, list, id] = /^(.*)\/(\d+)$/.exec(path) ?? [];
  const rows = routes[`GET ${list}`];
  if (method !== 'GET' || `GET ${path}` in routes || !Array.isArray(rows)) return undefined;
  return (rows as { id: unknown }[]).find((row) => String(row.id) === id);
}

function isResponse(value: unknown): value is ApiResponse {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'body' in value
  );
}
