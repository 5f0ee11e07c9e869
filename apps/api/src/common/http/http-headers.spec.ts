import { corsHeaders, isPreflight, preflightHeaders, securityHeaders } from './http-headers';

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
    'lets %s read nothing, and tells caches that this depends on the origin',
    (origin) => expect(corsHeaders(origin, ALLOWED)).toEqual({ Vary: 'Origin' }),
  );
});

describe('preflightHeaders', () => {
  it('names what an allowed origin may send', () => {
    const headers = preflightHeaders('https://a.example', ALLOWED);
    expect(headers['Access-Control-Allow-Methods']).toContain('PUT');
    expect(headers['Access-Control-Allow-Headers']).toContain('Authorization');
  });

  it('tells other origins nothing', () => {
    expect(preflightHeaders('https://b.example', ALLOWED)).toEqual({});
  });
});

describe('isPreflight', () => {
  it('tells the question of a browser from other OPTIONS', () => {
    const headers = { origin: 'https://a.example', 'access-control-request-method': 'PUT' };
    expect(isPreflight({ method: 'OPTIONS', headers })).toBe(true);
    expect(isPreflight({ method: 'OPTIONS', headers: {} })).toBe(false);
    expect(isPreflight({ method: 'PUT', headers })).toBe(false);
  });
});

describe('securityHeaders', () => {
  it.each(['/', '/menu', '/api', '/api/menu-items', '/api/docs', '/uploads/x', '/apiary'])(
    'protects %s from sniffing and framing',
    (path) => {
      expect(securityHeaders(path)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      });
    },
  );

  it('gives data nothing to run, the description its own scripts, and pages their own policy', () => {
    const policy = (path: string) => securityHeaders(path)['Content-Security-Policy'];
    expect(policy('/api/menu-items')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(policy('/api/docs')).toContain("script-src 'self';");
    expect(policy('/menu')).toBeUndefined();
    expect(policy('/apiary')).toBeUndefined();
  });
});
