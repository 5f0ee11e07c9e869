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

  it('responds to a method that there is not with those that there are', async () => {
    for (const sender of [client, new ApiClient(server.origin)]) {
      const response = await sender.send('PATCH', '/promotions/1');
      expectError(response, 405);
      const methods = (response.headers.get('allow') ?? '').split(', ');
      expect(methods.sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PUT']);
    }
  });

  it('lets the configured origins in, and no other', async () => {
    const send = (origin: string, path: string, init?: RequestInit) =>
      fetch(`${server.origin}${path}`, { ...init, headers: { origin, ...init?.headers } });
    // A response of the cache, and one of Express.
    for (const path of ['/api/menu-items', '/api/nothing']) {
      const { headers } = await send(ALLOWED, path);
      expect(headers.get('access-control-allow-origin')).toBe(ALLOWED);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('ETag');
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
  });

  it.each([
    ['/menu/999', 302, '/menu'],
    ['/packages/01', 302, '/packages'],
    ['/promotions/999', 404, null],
    ['/tidak-ada', 302, '/'],
    ['//evil.example', 302, '/'],
  ])(
    'responds to a visitor of %s, where there is nothing, with %i to %s',
    async (path, ...expected) => {
      const { status, headers } = await visit(path);
      expect([status, headers.get('location')]).toEqual(expected);
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
});
