import { asksPlainly, isPagePath, keptAddress } from './kept-address';

describe('keptAddress', () => {
  it.each([
    ['/api/menu-items', '/api/menu-items'],
    ['/api/menu-items?x=1', '/api/menu-items'],
    ['/api/menu-items/12', '/api/menu-items/12'],
    ['/api/social-media', '/api/social-media'],
    ['/api/packages/3', '/api/packages/3'],
    ['/api/promotions', '/api/promotions'],
    ['/api/site-settings', '/api/site-settings'],
    ['/api/slides', '/api/slides'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/robots.txt?x=1', '/robots.txt'],
    ['/', '/'],
    ['/menu', '/menu'],
    ['/menu?utm_source=x', '/menu'],
    ['/menu?q=kopi%20susu&utm=1', '/menu?q=kopi%20susu'],
    ['/menu?q=kopi+susu', '/menu?q=kopi%20susu'],
    ['/menu?q=', '/menu'],
    ['/menu?q=%zz', '/menu?q=%25zz'],
    ['/menu/3', '/menu/3'],
  ])('%s is kept as %s', (url, expected) => {
    expect(keptAddress(url)).toBe(expected);
  });

  it.each([
    '/api',
    '/api/auth/token',
    '/api/menu-items/',
    '/api/menu-items/0',
    '/api/menu-items/01',
    '/api/menu-items/1e3',
    '/api/menu-items/12345678901234567890',
    '/api/site-settings/home_image',
    '/API/menu-items',
    '/uploads/a/480.webp',
    '/assets/gone.js',
    '//evil.com',
    '/menu//1',
    '/../etc/passwd',
    '/menu/<b>',
    'http://other.example/menu',
    '*',
    `/${'a'.repeat(300)}`,
    `/menu?q=${'a'.repeat(200)}`,
  ])('%s is not kept', (url) => {
    expect(keptAddress(url)).toBeNull();
  });
});

describe('isPagePath', () => {
  it('leaves the API, images and files to others, in any case', () => {
    expect(['/api', '/API/x', '/uploads/x', '/assets/x'].map(isPagePath)).toEqual(
      Array(4).fill(false),
    );
    expect(['/', '/apiary', '/menu', '/admin'].map(isPagePath)).toEqual(Array(4).fill(true));
  });
});

describe('asksPlainly', () => {
  const ask = (method: string, headers = {}) => asksPlainly({ method, headers });

  it('takes reads of visitors', () => {
    expect(ask('GET', { cookie: 'theme=dark', 'content-length': '0' })).toBe(true);
    expect(ask('HEAD')).toBe(true);
  });

  it.each([
    ['POST', {}],
    ['OPTIONS', {}],
    ['GET', { authorization: 'Bearer x' }],
    ['GET', { 'content-length': '2' }],
    ['GET', { 'transfer-encoding': 'chunked' }],
    ['GET', { range: 'bytes=0-1' }],
    ['GET', { expect: '100-continue' }],
  ])('leaves %s %o to Express', (method, headers) => {
    expect(ask(method, headers)).toBe(false);
  });
});
