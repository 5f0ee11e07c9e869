import { ADMIN } from './server';

export interface ApiResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface ApiRequest {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
}

type Fields = Record<string, string | Blob | undefined>;

/**
 * Sends requests to a running server as the pages do. Tests arrange with it; nothing in it judges a
 * response, but for `login`.
 */
export class ApiClient {
  /** Called with every response; throws where it may not be so. */
  static check: (request: ApiRequest, response: ApiResponse<unknown>) => void = () => undefined;

  /** Awaited after each request that may have written, before its response is returned. */
  static afterWrite: () => Promise<unknown> = () => Promise.resolve();

  constructor(
    readonly origin: string,
    readonly token?: string,
  ) {}

  /** A client that carries the admin's token. */
  static async login(origin: string, credentials: Record<string, string> = ADMIN) {
    const response = await new ApiClient(origin).json<{ accessToken: string }>(
      'POST',
      '/auth/login',
      credentials,
    );
    if (response.status !== 200) throw new Error(`The login ended with status ${response.status}`);
    return new ApiClient(origin, response.body.accessToken);
  }

  get<Body = unknown>(path: string): Promise<ApiResponse<Body>> {
    return this.send('GET', path);
  }

  /** @param body in JSON, for what needs one, such as the password */
  delete<Body = unknown>(path: string, body?: object): Promise<ApiResponse<Body>> {
    return body ? this.json('DELETE', path, body) : this.send('DELETE', path);
  }

  json<Body = unknown>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Body>> {
    const type = { 'content-type': 'application/json' };
    return this.send(method, path, JSON.stringify(body), { ...type, ...headers });
  }

  /** Sends a form; fields that are undefined are left out. */
  form<Body = unknown>(
    method: string,
    path: string,
    fields: Fields,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Body>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof Blob) form.append(name, value, 'foto.jpg');
      else if (value !== undefined) form.append(name, value);
    }
    return this.send(method, path, form, headers);
  }

  async send<Body = unknown>(
    method: string,
    path: string,
    body?: string | FormData | Blob,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Body>> {
    const received = await fetch(`${this.origin}/api${path}`, {
      method,
      body: body ?? null,
      redirect: 'manual',
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...headers },
    });
    const text = await received.text();
    const response = {
      status: received.status,
      headers: received.headers,
      body: (received.headers.get('content-type')?.includes('json')
        ? JSON.parse(text)
        : text) as Body,
    };
    ApiClient.check({ method, path }, response);
    if (method !== 'GET') await ApiClient.afterWrite();
    return response;
  }
}
