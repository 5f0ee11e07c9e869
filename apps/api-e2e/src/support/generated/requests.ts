import * as fc from 'fast-check';
import { type Operation, operations } from '@lereng/api-testing';
import { openApi } from '@lereng/shared-contract';
import { ADMIN, ApiClient, type ApiResponse } from '@lereng/shared-testing';
import { bodyOf, encoded, type Body } from './bodies';
import { goodValue, hostileText, type Schema } from './inputs';

/** A request as plain data: printed where it fails, and sent again from that. */
export interface GeneratedRequest {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  headers: Record<string, string>;
  token: 'admin' | 'none' | 'wrong';
  body: Body;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}

/** Stands for the version that a row has when the request is sent. */
const CURRENT_VERSION = '{current}';
/** Addresses of generated clients, and one from which nobody fails to log in. */
const CLIENTS = Array.from({ length: 8 }, (_, index) => `203.0.113.${index}`);
const OWN_ADDRESS = '198.51.100.1';

/** Fetch takes no other characters in a header. */
const headerText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
  fc.constantFrom('*', '""', 'W/"1"', '"old"', 'a'.repeat(65), 'a'.repeat(5_000), '"a", "b"'),
);

const ifMatch = fc.oneof(fc.constant(CURRENT_VERSION), headerText);
const keys = fc.oneof(
  fc.integer({ max: 20, min: 1 }).map((n) => `key-${n}`),
  fc.uuid(),
  headerText,
);

const described = (operation: Operation) => {
  const paths: Record<string, Record<string, object>> = openApi.paths;
  return paths[`/api${operation.path}`]?.[operation.method.toLowerCase()] as {
    parameters?: Parameter[];
    requestBody?: { content: Record<string, { schema: Schema }> };
  };
};

/** Requests of an operation. */
function requestOf(operation: Operation): fc.Arbitrary<GeneratedRequest> {
  const { parameters = [], requestBody } = described(operation);
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const headers = fc.record(
    {
      ...Object.fromEntries(
        named('header').map(({ name }) => [name, name === 'If-Match' ? ifMatch : keys]),
      ),
      'accept-encoding': fc.constantFrom('gzip', 'br', '*;q=0', ','),
      accept: fc.constantFrom('*/*', 'text/html', 'image/png', 'x'),
      'if-none-match': ifMatch,
      range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x'),
      'x-forwarded-for': fc.oneof(fc.constantFrom(...CLIENTS), headerText),
      origin: fc.constantFrom('null', 'https://evil.example', 'x'),
    },
    { requiredKeys: [] },
  );
  return fc.record({
    method: fc.constant(operation.method),
    path: pathOf(operation.path, named('path'), named('query')),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 2, arbitrary: headers as fc.Arbitrary<Record<string, string>> },
    ),
    token: fc.oneof(
      { weight: 18, arbitrary: fc.constant('admin' as const) },
      { weight: 1, arbitrary: fc.constantFrom('none' as const, 'wrong' as const) },
    ),
    body: bodyOf(operation.method === 'GET' ? {} : (requestBody?.content ?? {})).map((body) =>
      operation.method === 'GET' ? { kind: 'none' as const } : body,
    ),
  });
}

const mostly = (good: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: good.map(String) },
    // A lone surrogate cannot be part of an address, and a longer one is refused before it is read (431).
    { weight: 1, arbitrary: hostileText.map((text) => text.slice(0, 300).replace(/\p{Cs}/gu, '')) },
  );

function pathOf(template: string, inPath: Parameter[], inQuery: Parameter[]): fc.Arbitrary<string> {
  const values = Object.fromEntries(
    inPath.map(({ name, schema }) => [name, mostly(name === 'kind' ? kinds : goodValue(schema))]),
  );
  const query = Object.fromEntries(
    inQuery.map(({ name, schema }) => [name, mostly(goodValue(schema))]),
  );
  const encodedQuery = fc
    .tuple(fc.record(query, { requiredKeys: [] }), fc.oneof(fc.constant(''), strayQuery))
    .map(([known, stray]) =>
      [new URLSearchParams(known as Record<string, string>).toString(), stray]
        .filter(Boolean)
        .join('&'),
    );
  return fc.tuple(fc.record(values), encodedQuery).map(([parts, search]) => {
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      // Fetch takes single and double dots for steps between folders.
      const text = encodeURIComponent(String(parts[name])).replaceAll('.', '%252e');
      return text === '' ? '%20' : text;
    });
    return search === '' ? path : `${path}?${search}`;
  });
}

const kinds = fc.constantFrom(
  ...new Set(operations.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean)),
);

const strayQuery = fc.constantFrom(
  '',
  '',
  'x',
  'a=1&a=2',
  '%',
  '%ff=%00',
  'limit=1&limit=2',
  '__proto__[x]=1',
);

/** Requests of every operation, and of methods and paths that there are none of. */
export function generatedRequest(): fc.Arbitrary<GeneratedRequest> {
  const known = fc.oneof(...operations.map(requestOf));
  const unknown = fc
    .tuple(
      known,
      fc.constantFrom('PATCH', 'PUT', 'DELETE', 'POST'),
      fc.constantFrom('', '/', '/x', '/%'),
    )
    .map(([request, method, end]) => {
      const [path = '', search] = request.path.split('?');
      return { ...request, method, path: search ? `${path}${end}?${search}` : path + end };
    });
  return fc.oneof({ weight: 30, arbitrary: known }, { weight: 1, arbitrary: unknown });
}

/** Sends generated requests to one server, and logs in again where one has ended the session. */
export class GeneratedTraffic {
  private constructor(
    private readonly origin: string,
    private client: ApiClient,
    private password: string,
  ) {}

  static async start(origin: string): Promise<GeneratedTraffic> {
    return new GeneratedTraffic(origin, await logIn(origin, ADMIN.password), ADMIN.password);
  }

  async send(request: GeneratedRequest): Promise<ApiResponse<unknown>> {
    const { method, path, body } = request;
    const client =
      request.token === 'admin'
        ? this.client
        : new ApiClient(this.origin, request.token === 'wrong' ? 'x.y.z' : undefined);
    const { body: sent, headers } = await encoded(body);
    const all = { ...headers, ...(await this.withVersion(request)) };
    const response = await client.send(method, path, sent, all);
    if (request.token === 'admin') await this.stayLoggedIn(request, response);
    return response;
  }

  private async withVersion({ path, headers }: GeneratedRequest): Promise<Record<string, string>> {
    const entries = await Promise.all(
      Object.entries(headers).map(async ([name, value]) => {
        if (value !== CURRENT_VERSION) return [name, value.trim()];
        const [row = ''] = /^\/[^/?]+\/[^/?]+/.exec(path) ?? [];
        return [name, (await this.client.get(row)).headers.get('etag') ?? '"none"'];
      }),
    );
    return Object.fromEntries(entries) as Record<string, string>;
  }

  private async stayLoggedIn(
    { method, path, body }: GeneratedRequest,
    { status }: ApiResponse<unknown>,
  ): Promise<void> {
    if (method === 'PUT' && path.startsWith('/auth/password') && status === 200) {
      const changed = JSON.parse(body.kind === 'text' ? body.text : '{}') as {
        new_password?: string;
      };
      this.password = changed.new_password ?? this.password;
    }
    const hasEnded = status === 401 || (path.startsWith('/auth/') && status === 204);
    if (hasEnded) this.client = await logIn(this.origin, this.password);
  }
}

/** A right password is not refused because of others' attempts from another address. */
async function logIn(origin: string, password: string): Promise<ApiClient> {
  const credentials = { username: ADMIN.username, password };
  const { status, body } = await new ApiClient(origin).json<{ accessToken: string }>(
    'POST',
    '/auth/login',
    credentials,
    { 'x-forwarded-for': OWN_ADDRESS },
  );
  if (status !== 200) throw new Error(`The login ended with status ${status}`);
  return new ApiClient(origin, body.accessToken);
}
