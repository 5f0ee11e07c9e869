import { request } from 'node:http';
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

  it.each([
    '/nothing',
    '/menu-items/1/more',
    '/uploads',
    '//',
    '/site-settings/%00',
    '/menu-items//1',
    '/%',
    '/%ff',
  ])('responds with JSON at the unknown path /api%s', async (path) => {
    const response = await client.get(path);
    expect([400, 404]).toContain(response.status);
    expectError(response);
  });

  it.each([
    '/api',
    '/api/menu-items',
    '/api/site-settings',
    '/api/nothing',
    '/',
    '/menu',
    '/sitemap.xml',
    '/robots.txt',
    '/uploads/x',
    '/uploads/previews/x',
    '/admin',
    '/api/docs',
  ])('protects %s by its headers', async (path) => {
    const { headers } = await fetch(`${server.origin}${path}`, { redirect: 'manual' });
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
    ['POST', '/slides/1', 'GET, PUT, DELETE, HEAD'],
    ['POST', '/social-media/1', 'GET, PUT, DELETE, HEAD'],
    ['POST', '/slides/order', 'GET, PUT, DELETE, HEAD'],
    ['POST', '/packages/1', 'GET, PUT, DELETE, HEAD'],
    ['PATCH', '/promotions/1', 'GET, PUT, DELETE, HEAD'],
    ['DELETE', '/site-settings/address', 'GET, PUT, HEAD'],
    ['POST', '/site-settings/home_image', 'GET, PUT, HEAD'],
  ])('responses %s /api%s with the methods that there are', async (method, path, allowed) => {
    for (const sender of [client, new ApiClient(server.origin)]) {
      const response = await sender.send(method, path);
      expectError(response, 405);
      const methods = (response.headers.get('allow') ?? '').split(', ');
      expect([...new Set(methods)].sort()).toEqual(allowed.split(', ').sort());
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

  it.each([
    '//evil.example',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/menu//evil.example',
    '/@evil.example',
  ])('never sends a visitor of %s to another site', async (path) => {
    const response = await fetch(`${server.origin}${path}`, { redirect: 'manual' });
    expect(response.status).toBeLessThan(500);
    const location = response.headers.get('location');
    if (location) expect(location).toMatch(/^\/(?![/\\])/);
  });

  it.each([
    ['/tidak-ada', 302, '/'],
    ['/menu/999', 302, '/menu'],
    ['/menu/abc', 302, '/menu'],
    ['/menu/0', 302, '/menu'],
    ['/menu/01', 302, '/menu'],
    ['/packages/001', 302, '/packages'],
    ['/promotions/01', 404, null],
    ['/menu/999/qr.svg', 302, '/'],
    ['/packages/999', 302, '/packages'],
    ['/packages/abc', 302, '/packages'],
    ['/packages/0', 302, '/packages'],
    ['/promotions/999', 404, null],
    ['/promotions/abc', 404, null],
    ['/contact/x', 302, '/'],
    ['/sitemap', 302, '/'],
  ])('sends a visitor of %s with %i to %s', async (path, status, location) => {
    const response = await fetch(`${server.origin}${path}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it.each([
    '/uploads',
    '/uploads/',
    '/uploads/x.jpg',
    '/uploads/%2e%2e%2flereng.sqlite',
    '/uploads/%00',
  ])('finds nothing at %s, and no page either', async (path) => {
    const response = await fetch(`${server.origin}${path}`, { redirect: 'manual' });
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/<main/i);
  });

  it.each([
    '/api/../data',
    '/uploads/../data',
    '/uploads/..%2f..%2fetc/passwd',
    '/api/%2e%2e/x',
    '/%',
    '/\u00ff',
    '*',
    'http://evil.example/menu',
  ])('survives the raw path %s', async (path) => {
    const { port } = new URL(server.origin);
    const status = await new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path: encodeURI(path).replaceAll('%25', '%') },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBeLessThan(500);
  });
});
