import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import { cacheKeyFinder, isPagePath, localizedKey, parseCacheKey } from './cache-key';

const findKey = cacheKeyFinder([
  '/api/menu-items',
  '/api/menu-items/:id',
  '/api/social-media',
  '/api/opening-hours/:weekday',
]);

const cacheKey = (url: string) => findKey(url, DEFAULT_LOCALE);

describe('cacheKey', () => {
  it.each([
    ['/api/menu-items', '/api/menu-items'],
    ['/api/menu-items?x=1', '/api/menu-items'],
    ['/api/menu-items/12', '/api/menu-items/12'],
    ['/api/social-media', '/api/social-media'],
    ['/api/opening-hours/senin?x=1', '/api/opening-hours/senin'],
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
    [`/menu?q=${'a'.repeat(200)}`, `/menu?q=${'a'.repeat(100)}`],
    [`/menu?q=${'%F0%9F%98%80'.repeat(101)}`, `/menu?q=${'%F0%9F%98%80'.repeat(100)}`],
    ['/admin/menu?q=kopi', '/admin'],
    [`/Admin//<b>/${'a'.repeat(300)}`, '/admin'],
  ])('of %s is %s', (url, expected) => {
    expect(cacheKey(url)).toBe(expected);
  });

  it.each([
    '/api',
    '/api/auth/token',
    '/api/slides',
    '/api/social-media/3',
    '/API/menu-items',
    '/api/menu-items/3/more',
    '/api/menu-items/',
    '/api/menu-items/0',
    '/api/menu-items/01',
    '/api/menu-items/1e3',
    '/api/menu-items/12345678901234567890',
    '/api/opening-hours/',
    '/api/opening-hours/a%2fb',
    '/api/site-settings/home_image',
    `/api/opening-hours/${'a'.repeat(101)}`,
    '/uploads/a/480.webp',
    '/assets/gone.js',
    '//evil.com',
    '/menu//1',
    '/../etc/passwd',
    // An order is in the URL of its page, and another spelling of a path leads to the usual one.
    '/order',
    '/order?m1=2',
    '/order/',
    '/order/abc',
    '/ORDER?m1=2',
    '/%6frder/abc',
    '/Menu',
    '/MENU/3?q=kopi',
    '/men%75',
    '/menu/<b>',
    'http://other.example/menu',
    '*',
    `/${'a'.repeat(300)}`,
  ])('of %s is null', (url) => {
    expect(cacheKey(url)).toBeNull();
  });
});

describe('the language of a cache key', () => {
  const other = 'xx' as string as Locale;

  it.each(['/', '/menu?q=kopi%2Fsusu', '/api/menu-items/12'])('is part of that of %s', (url) => {
    const keys = [DEFAULT_LOCALE, other].map((locale) => findKey(url, locale));
    expect(keys).toEqual([url, `xx${url}`]);
    expect(localizedKey(url, other)).toBe(`xx${url}`);
    expect(parseCacheKey(url)).toEqual({ url, locale: DEFAULT_LOCALE });
    expect(parseCacheKey(`xx${url}`)).toEqual({ url, locale: other });
  });

  it('makes no key of a URL without one', () => {
    expect(findKey('/order', other)).toBeNull();
  });
});

describe('isPagePath', () => {
  it('is false for the API, images and files, in any case', () => {
    expect(['/api', '/API/x', '/uploads/x', '/assets/x'].map(isPagePath)).toEqual(
      Array(4).fill(false),
    );
    expect(['/', '/apiary', '/menu', '/admin'].map(isPagePath)).toEqual(Array(4).fill(true));
  });
});
