import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { DEFAULT_DEPLOYMENT, expectError } from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';

const ALLOWED = 'https://kebun.example';

describe('HTTP', () => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  beforeAll(async () => {
    ({ server, dispose } = await DEFAULT_DEPLOYMENT.start({
      env: {
        CORS_ORIGINS: `${ALLOWED},https://lain.example`,
        SITE_ORIGIN: 'https://lereng.example',
      },
    }));
    client = await ApiClient.login(server.origin);
  });
  afterAll(() => dispose?.());

  const visit = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' });

  it.each(['/nothing', '/menu-items/1/more', '//', '/menu-items//1', '/site-settings/%00', '/%ff'])(
    'responds with JSON at the unknown path /api%s',
    async (path) => {
      const response = await client.get(path);
      expect([400, 404]).toContain(response.status);
      expectError(response);
    },
  );

  it.each([
    '/api',
    '/api/nothing',
    '/',
    '/menu',
    '/robots.txt',
    '/uploads/x',
    '/admin',
    '/api/docs',
  ])('protects %s by its headers', async (path) => {
    const { headers } = await visit(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['PUT', '/slides', 'GET, POST, HEAD'],
    ['PROPFIND', '/menu-items', 'GET, POST, HEAD'],
    ['POST', '/slides/order', 'GET, PUT, DELETE, HEAD'],
    ['PATCH', '/promotions/1', 'GET, PUT, DELETE, HEAD'],
    ['POST', '/site-settings/home_image', 'GET, PUT, HEAD'],
  ])('responds to %s /api%s with the methods that there are', async (method, path, allowed) => {
    for (const sender of [client, new ApiClient(server.origin)]) {
      const response = await sender.send(method, path);
      expectError(response, 405);
      const methods = (response.headers.get('allow') ?? '').split(', ');
      expect(methods.sort()).toEqual(allowed.split(', ').sort());
    }
  });

  it('lets the configured origins in, and no other', async () => {
    const send = (origin: string, path: string, init?: RequestInit) =>
      fetch(`${server.origin}${path}`, { ...init, headers: { origin, ...init?.headers } });
    for (const path of ['/api/menu-items', '/api', '/api/nothing']) {
      const allowed = await send(ALLOWED, path);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(ALLOWED);
      expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
      expect(allowed.headers.get('vary')).toMatch(/Origin/i);
      const foreign = await send('https://evil.example', path);
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
      expect(foreign.headers.get('vary')).toMatch(/Origin/i);
    }
    const preflight = await send(ALLOWED, '/api/menu-items/1', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'PUT' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      expect.stringContaining('PUT'),
    ]);
    for (const path of ['/api/menu-items', '/api/nothing']) {
      const exposed = (await send(ALLOWED, path)).headers.get('access-control-expose-headers');
      expect(exposed?.split(', ')).toContain('ETag');
    }
  });

  it.each(['//evil.example', '/%2f%2fevil.example', '/\\evil.example', '/menu//evil.example'])(
    'never sends a visitor of %s to another site',
    async (path) => {
      const { status, headers } = await visit(path);
      expect(status).toBeLessThan(500);
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it.each([
    ['/menu', 302, '/menu'],
    ['/packages', 302, '/packages'],
    ['/promotions', 404, null],
  ])('sends a visitor of what is not there below %s with %i to %s', async (page, ...expected) => {
    for (const id of ['999', 'abc', '0', '01']) {
      const { status, headers } = await visit(`${page}/${id}`);
      expect([id, status, headers.get('location')]).toEqual([id, ...expected]);
    }
  });

  it.each(['/tidak-ada', '/menu/999/qr.svg', '/contact/x', '/sitemap'])(
    'sends a visitor of %s to the home page',
    async (path) => {
      const { status, headers } = await visit(path);
      expect([status, headers.get('location')]).toEqual([302, '/']);
    },
  );

  it.each(['/uploads', '/uploads/x.jpg', '/uploads/%2e%2e%2flereng.sqlite', '/uploads/%00'])(
    'finds nothing at %s, and no page either',
    async (path) => {
      const response = await visit(path);
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(/<main/i);
    },
  );

  it.each(['/api/../data', '/api/%2e%2e/x', '/%', '/\u00ff', '*', 'http://evil.example/menu'])(
    'survives the raw path %s',
    async (path) => {
      const { hostname: host, port } = new URL(server.origin);
      const sent = request({ host, port, path: encodeURI(path).replaceAll('%25', '%') }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBeLessThan(500);
    },
  );
});
