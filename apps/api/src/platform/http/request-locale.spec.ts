import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { localUrl, namedLocale, pageLocale } from './request-locale';

describe('the language of a page', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?q=x', '/?q=x'],
    ['/en/menu/3?q=x', '/menu/3?q=x'],
    ['/EN/order/abc', '/order/abc'],
    ['/en/en', '/en'],
    ['/en/apiary', '/apiary'],
  ])('of %s is English, as that of %s', (url, own) => {
    expect(pageLocale(url)).toEqual({ locale: 'en', url: own });
  });

  it.each(['/', '/menu', '/english', '/en-gb/menu', '//en/menu', '/menu/en', '/id/menu'])(
    'of %s is the default one',
    (url) => expect(pageLocale(url)).toEqual({ locale: DEFAULT_LOCALE, url }),
  );

  it.each(['/en/api', '/en/api/menu-items', '/en/uploads/x', '/en/assets/x.js', '/en/API?x'])(
    'makes no file and no response of the API of %s',
    (url) => expect(localUrl(url)).toEqual({ locale: 'en', url: '/-' }),
  );
});

describe('the language of a read of the API', () => {
  it.each([
    ['/api/menu-items', null],
    ['/api/menu-items?x=1', null],
    ['/api/menu-items?lang=en', 'en'],
    ['/api/menu-items?x=1&lang=id', 'id'],
  ])('of %s is %s', (url, locale) => expect(namedLocale(url)).toBe(locale));

  it.each(['?lang=', '?lang=EN', '?lang=fr', '?lang=en&lang=en', '?lang=id&lang=en'])(
    'is refused for %s',
    (query) => {
      const read = () => localUrl(`/api/menu-items${query}`);
      expect(read).toThrow(expect.objectContaining({ status: 422 }));
    },
  );
});
