import type { Locale } from '@lereng/shared-domain';
import {
  aMenuItem,
  aPackage,
  fakeApi,
  failure,
  TEST_SITE,
  type FakeRoutes,
} from '@lereng/web-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrate, pageOf, renderOnServer } from './testing/server-page';

const names = {
  id: ['Jeruk peras', 'Soto ayam', 'Teh'],
  en: ['Orange juice', 'Chicken soup', 'Black tea'],
};
const rowsIn = (locale: Locale) =>
  names[locale].map((name, at) => aMenuItem({ id: at + 1, name, description: null }));
const packagesIn = (locale: Locale) => [
  aPackage({ id: 1, name: 'Lava', description: locale === 'id' ? 'Kebun' : 'Orchard' }),
  aPackage({ id: 2, name: 'Puncak', description: null }),
];

/** The API as a page in a language reads it. */
const apiIn = (locale: Locale, other: Locale): FakeRoutes => ({
  'GET /calendar': [],
  'GET /menu-categories': [],
  'GET /menu-items': rowsIn(locale),
  [`GET /menu-items?lang=${other}`]: rowsIn(other),
  'GET /packages': packagesIn(locale),
  [`GET /packages?lang=${other}`]: packagesIn(other),
  'GET /social-media': [],
  'GET /site-settings': [],
});
const locales = ['id', 'en'] as const;
const sites = {
  id: { ...TEST_SITE, locales },
  en: { ...TEST_SITE, locales, base: '/en' },
};
const api = { id: apiIn('id', 'en'), en: apiIn('en', 'id') };

const shown = (page: Document) =>
  [...page.querySelectorAll('main :is(h2, h3)')].map(({ textContent }) => textContent);

describe('a search on a site in two languages', () => {
  it.each([
    ['id', '/menu?q=orange', 'Jeruk peras'],
    ['id', '/menu?q=%20SOUP', 'Soto ayam'],
    ['en', '/menu?q=jeruk', 'Orange juice'],
    ['en', '/menu?q=orange', 'Orange juice'],
    ['id', '/packages?q=orchard', 'Lava'],
    ['en', '/packages?q=kebun', 'Lava'],
  ] as const)('of %s %s finds %s', async (locale, url, name) => {
    const { html } = await renderOnServer(url, fakeApi(api[locale]), locale, sites[locale]);
    const other = locale === 'id' ? 'en' : 'id';
    expect(shown(pageOf({ html }))).toEqual([name]);
    for (const hidden of names[other]) expect(html).not.toContain(hidden);
  });

  it('reads nothing more without a search, without another language, and fails with nothing', async () => {
    const read = async (url: string, site: typeof TEST_SITE, more: FakeRoutes = {}) => {
      const fake = fakeApi({ ...api.id, ...more });
      const { html } = await renderOnServer(url, fake, 'id', site);
      return { shown: shown(pageOf({ html })), other: fake.log().some((call) => /\?/.test(call)) };
    };
    expect(await read('/menu', sites.id)).toEqual({ shown: names.id, other: false });
    expect(await read('/menu?q=%20', sites.id)).toEqual({ shown: names.id, other: false });
    const jeruk = ['Jeruk peras'];
    expect(await read('/menu?q=jeruk', TEST_SITE)).toEqual({ shown: jeruk, other: false });
    const broken = { 'GET /menu-items?lang=en': failure(503) };
    expect(await read('/menu?q=jeruk', sites.id, broken)).toEqual({ shown: jeruk, other: true });
  });
});

describe('in the browser', () => {
  const { fetch: original } = globalThis;
  const fetch = jest.fn(async (url: string) => {
    const found = api.id[`GET ${url.replace('/api', '')}`];
    return new Response(JSON.stringify(found ?? []), { status: found ? 200 : 404 });
  });
  const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const type = async (value: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await wait();
  };

  beforeEach(() => {
    fetch.mockClear();
    globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
    window.scrollTo = jest.fn();
  });
  afterEach(() => {
    globalThis.fetch = original;
  });

  // React reports hydration mismatches by console.error, which fails tests.
  it('it is that of the server, and another one reads all texts', async () => {
    const url = '/menu?q=orange';
    const { html } = await renderOnServer(url, fakeApi(api.id), 'id', sites.id);
    const leave = await hydrate(pageOf({ html }), url, Date.parse('2026-11-20T05:00:00Z'));
    await wait();
    expect(shown(document)).toEqual(['Jeruk peras']);
    expect(fetch).not.toHaveBeenCalled();
    await type('soup');
    await waitFor(() => expect(shown(document)).toEqual(['Soto ayam']));
    await type('te');
    await waitFor(() => expect(shown(document)).toEqual(['Teh']));
    await type('tea');
    await waitFor(() => expect(shown(document)).toEqual(['Teh']));
    expect(fetch).toHaveBeenCalledWith('/api/menu-items?lang=en', expect.anything());
    await leave();
  });

  it('it reads them with the first letter', async () => {
    const { html } = await renderOnServer('/menu', fakeApi(api.id), 'id', sites.id);
    const leave = await hydrate(pageOf({ html }), '/menu', Date.parse('2026-11-20T05:00:00Z'));
    await wait();
    expect(fetch).not.toHaveBeenCalled();
    await type('orange');
    const status = document.querySelector('.list-status');
    await waitFor(() => expect(status).toHaveTextContent('1 menu cocok dengan “orange”'));
    expect(screen.getByRole('heading', { name: 'Jeruk peras' })).toBeVisible();
    await leave();
  });
});
