import { ADMIN } from './server';

export interface ApiAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

type Fields = Record<string, string | Blob | undefined>;

/**
 * Talks to a running server as the pages do. Tests arrange with it what they then look at; nothing
 * in it judges an answer, but for `login`.
 */
export class ApiClient {
  constructor(
    readonly origin: string,
    readonly token?: string,
  ) {}

  /** A client that carries the admin's token. */
  static async login(origin: string, credentials: Record<string, string> = ADMIN) {
    const answer = await new ApiClient(origin).json<{ accessToken: string }>(
      'POST',
      '/auth/login',
      credentials,
    );
    if (answer.status !== 200) throw new Error(`Login answered ${answer.status}`);
    return new ApiClient(origin, answer.body.accessToken);
  }

  get<Body = unknown>(path: string): Promise<ApiAnswer<Body>> {
    return this.send('GET', path);
  }

  delete<Body = unknown>(path: string): Promise<ApiAnswer<Body>> {
    return this.send('DELETE', path);
  }

  json<Body = unknown>(method: string, path: string, body: unknown): Promise<ApiAnswer<Body>> {
    return this.send(method, path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Sends a form; fields that are undefined are left out. */
  form<Body = unknown>(method: string, path: string, fields: Fields): Promise<ApiAnswer<Body>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof Blob) form.append(name, value, 'foto.jpg');
      else if (value !== undefined) form.append(name, value);
    }
    return this.send(method, path, form);
  }

  async send<Body = unknown>(
    method: string,
    path: string,
    body?: string | FormData | Blob,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer<Body>> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      body: body ?? null,
      redirect: 'manual',
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...headers },
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (response.headers.get('content-type')?.includes('json')
        ? JSON.parse(text)
        : text) as Body,
    };
  }
}
