import {
  cacheControl,
  corsHeaders,
  isPreflight,
  preflightHeaders,
  securityHeaders,
} from './response-headers';

const ALLOWED = ['https://a.example'];

describe('corsHeaders', () => {
  it('lets an allowed origin read, with credentials', () => {
    expect(corsHeaders('https://a.example', ALLOWED)).toMatchObject({
      'Access-Control-Allow-Origin': 'https://a.example',
      'Access-Control-Allow-Credentials': 'true',
      Vary: 'Origin',
    });
  });

  it.each([undefined, 'null', 'https://b.example', 'https://a.example.evil', 'http://a.example'])(
    'lets %s read nothing, and varies by the origin',
    (origin) => expect(corsHeaders(origin, ALLOWED)).toEqual({ Vary: 'Origin' }),
  );
});

describe('preflightHeaders', () => {
  it('lists what an allowed origin may send, and nothing for others', () => {
    const headers = preflightHeaders('https://a.example', ALLOWED);
    expect(headers['Access-Control-Allow-Methods']).toContain('PUT');
    expect(headers['Access-Control-Allow-Headers']).toContain('Authorization');
    expect(preflightHeaders('https://b.example', ALLOWED)).toEqual({});
  });
});

describe('isPreflight', () => {
  it('distinguishes a preflight from other OPTIONS requests', () => {
    const headers = { origin: 'https://a.example', 'access-control-request-method': 'PUT' };
    expect(isPreflight({ method: 'OPTIONS', headers })).toBe(true);
    expect(isPreflight({ method: 'OPTIONS', headers: {} })).toBe(false);
    expect(isPreflight({ method: 'PUT', headers })).toBe(false);
  });
});

describe('securityHeaders', () => {
  it.each(['/', '/menu', '/api', '/api/menu-items', '/api/docs', '/uploads/x', '/apiary'])(
    'protects %s from sniffing, framing and openers, and keeps it to https where the site is there',
    (path) => {
      expect(securityHeaders(path, null)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': expect.stringContaining('geolocation=()') as string,
      });
      const policy = (siteOrigin: string | null) =>
        securityHeaders(path, siteOrigin)['Strict-Transport-Security'];
      expect(policy('https://lereng.test')).toBe('max-age=31536000');
      for (const origin of ['http://lereng.test', null]) expect(policy(origin)).toBeUndefined();
    },
  );

  it('allows data to run nothing, and the description its own scripts', () => {
    const policy = (path: string) => securityHeaders(path, null)['Content-Security-Policy'];
    for (const path of ['/api/menu-items', '/uploads/x/32.jpg', '/sitemap.xml', '/assets/x.js']) {
      expect(policy(path)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    }
    expect(policy('/api/docs')).toContain("script-src 'self';");
  });

  it('tells other sites nothing of the page of an order', () => {
    const policy = (path: string) => securityHeaders(path, null)['Referrer-Policy'];
    for (const path of ['/order', '/order/aB', '/%6frder/aB']) {
      expect(policy(path)).toBe('no-referrer');
    }
    expect(policy('/menu')).toBe('strict-origin-when-cross-origin');
  });

  it('lets other sites show pictures, and nothing else', () => {
    const policy = (path: string) => securityHeaders(path, null)['Cross-Origin-Resource-Policy'];
    expect(policy('/uploads/x/32.jpg')).toBe('cross-origin');
    expect(policy('/uploads/previews/packages/1/x.jpg')).toBe('cross-origin');
    for (const path of ['/', '/api/menu-items', '/api/docs', '/menu/1/qr.svg']) {
      expect(policy(path)).toBe('same-origin');
    }
  });
});

describe('cacheControl', () => {
  const routes = { isCacheable: (path: string) => path === '/api/menu-items' };
  const of = (method: string, path: string, headers = {}) =>
    cacheControl({ method, path, headers }, routes);

  it('lets public reads be stored and revalidated', () => {
    expect(of('GET', '/api/menu-items')).toBe('no-cache');
    expect(of('HEAD', '/api/menu-items')).toBe('no-cache');
  });

  it.each([
    ['GET', '/api', {}],
    ['GET', '/api/auth/token', {}],
    ['GET', '/api/menu-items', { authorization: 'Bearer x' }],
    ['POST', '/api/menu-items', {}],
    ['OPTIONS', '/api/menu-items', {}],
  ])('is for one request alone: %s %s %o', (method, path, headers) => {
    expect(of(method, path, headers)).toBe('no-store');
  });
});
