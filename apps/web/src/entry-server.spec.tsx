import { addDays, type Locale } from '@lereng/shared-domain';
import { orderSegment, readOrder } from '@lereng/shared-domain/orders';
import { LISTED_SPANS_MAX } from '@lereng/shared-domain/prices';
import {
  aMenuItem,
  aPackage,
  aPromotion,
  aPromotionPackage,
  aSetting,
  aSlide,
  aSocialMedia,
  failure,
  fakeApi,
  TEST_SITE,
  TEST_TODAY,
  withPromotion,
  type FakeApi,
  type FakeRoutes,
} from '@lereng/web-testing';
import { act } from '@testing-library/react';
import { readHydrationState } from './document/hydration-state';
import { hydrate, pageOf, renderOnServer } from './testing/server-page';

const menuItems = [1, 2, 3, 4, 5, 6].map((id) => aMenuItem({ id, name: `Hidangan ${id}` }));
const over = aPromotion({
  id: 8,
  title: 'Rahasia Judul',
  description: 'Rahasia isi',
  terms: 'Rahasia syarat',
  discount_percent: 77,
  valid_until: '2026-11-19',
  image_url: '/uploads/rahasia/1280.jpg',
  image_preview_url: '/uploads/previews/rahasia.jpg',
  packages: [
    aPromotionPackage({
      id: 1,
      name: 'Rahasia paket',
      price: 23,
      original_price: 100,
      image_url: '/uploads/rahasia',
    }),
  ],
});
const packages = [
  aPackage({ id: 1, ...withPromotion({ valid_until: '9999-12-30' }) }),
  aPackage({ id: 2 }),
];
const lasting = aPromotion({ id: 7, valid_until: '9999-12-30' });
const routes: FakeRoutes = {
  'GET /calendar': [],
  'GET /menu-categories': [],
  'GET /menu-items': menuItems,
  'GET /menu-items/featured': menuItems.slice(0, 4),
  'GET /menu-items/1/others': menuItems.slice(3),
  'GET /menu-items/1': menuItems[0] ?? {},
  'GET /social-media': [
    aSocialMedia({ id: 1 }),
    aSocialMedia({ id: 2, platform: 'Facebook', icon: 'Share2' }),
  ],
  'GET /site-settings': [aSetting('home_description', 'Sebuah warung.\r\n\r\nKini sebuah kebun.')],
  'GET /slides': [aSlide({ id: 1 }), aSlide({ id: 2, description: null })],
  'GET /packages': packages,
  'GET /packages/featured': packages,
  'GET /packages/2/others': [],
  'GET /packages/2': packages[1] ?? {},
  'GET /promotions': [lasting, over],
  'GET /promotions/featured': [lasting],
  'GET /promotions/7': lasting,
  'GET /promotions/8': over,
};
/** A text of an owner, as long as one may be. */
const longText = (start: string) => `${start}. `.padEnd(4_900, 'Lereng. ');
const OTHER_DAYS = 40;
const otherDays = Array.from({ length: OTHER_DAYS }, (_, index) => ({
  from: addDays(TEST_TODAY, 2 * index + 1),
  until: addDays(TEST_TODAY, 2 * index + 2),
  weekdays: [],
  name: `Musim ${index}`,
  price: 400_000 + 1_000 * index,
  original_price: index === 0 ? 500_000 : null,
}));
const listedDays = otherDays.slice(0, LISTED_SPANS_MAX);
const filledPackages = Array.from({ length: 50 }, (_, index) =>
  aPackage({
    id: index + 1,
    prices: listedDays,
    description: longText('Isi paket'),
    what_to_bring: longText('Bawaan paket'),
    terms: longText('Syarat paket'),
    ...withPromotion({ valid_until: TEST_TODAY, description: longText('Isi promo paket') }),
  }),
);
const filledPackage = { ...filledPackages[0]!, prices: otherDays };
const filledMenuItems = menuItems.map((row) => ({ ...row, description: longText('Isi menu') }));
const filledPromotions = [7, 9].map((id) =>
  aPromotion({
    id,
    valid_until: '9999-12-30',
    discount_percent: id,
    description: longText(`Isi promo ${id}`),
    terms: longText('Syarat promo'),
    packages: filledPackages.map((pkg) => aPromotionPackage({ id: pkg.id, prices: listedDays })),
  }),
);
const filled: FakeRoutes = {
  ...routes,
  'GET /menu-items': filledMenuItems,
  'GET /menu-items/featured': filledMenuItems.slice(0, 4),
  'GET /menu-items/1': filledMenuItems[0] ?? {},
  'GET /menu-items/1/others': filledMenuItems.slice(3),
  'GET /packages': filledPackages,
  'GET /packages/featured': filledPackages.slice(0, 3),
  'GET /packages/1': filledPackage,
  'GET /packages/1/others': filledPackages.slice(3, 6),
  'GET /promotions': filledPromotions,
  'GET /promotions/featured': filledPromotions,
  'GET /promotions/7': filledPromotions[0] ?? {},
  ...Object.fromEntries(
    ['p1=2', 'p2=1'].map((order) => [
      `GET /quotes/${orderSegment(readOrder(new URLSearchParams(order)))}`,
      { date: TEST_TODAY, rows: [], token: null },
    ]),
  ),
};
/** The last one leaves an order on the device. */
const FILLED_PAGES = [
  '/',
  '/menu',
  '/menu/1',
  '/contact',
  '/packages',
  '/packages/1',
  '/promotions',
  '/promotions/7',
  '/order?p1=2',
];

const ENGLISH: Locale = 'en';

async function renderUrl(url: string, responses: FakeRoutes = routes) {
  const api = fakeApi(responses);
  return { ...(await renderOnServer(url, api)), api };
}

describe('control characters of a URL', () => {
  /** All of them, each between two letters. */
  const CONTROLS = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, at) => 127 + at)]
    .map((code) => `a${encodeURIComponent(String.fromCharCode(code))}`)
    .join('');
  const ECHOED = /(?![\t\n])\p{Cc}|%[01][\da-f]|%7f|%c2%[89]/iu;
  const known = fakeApi(routes);
  const api: FakeApi = {
    ...known,
    fetchApi: (request) =>
      `GET ${request.path}` in routes
        ? known.fetchApi(request)
        : Promise.resolve({ status: 404, body: {} }),
  };

  it.each(['/', '/menu', '/packages', '/promotions', '/contact', '/order', '/x'])(
    'are echoed neither by the head of %s nor by a redirect from it',
    async (path) => {
      const below = path === '/' ? path : `${path}/`;
      for (const url of [
        `${below}${CONTROLS}`,
        `${below}x${CONTROLS}/y`,
        `${path}?q=${CONTROLS}&m1=1&name=${CONTROLS}`,
      ]) {
        const result = await renderOnServer(url, api);
        expect(result.location ?? '').not.toMatch(ECHOED);
        if (result.html === undefined) continue;
        const tags = [...pageOf(result).head.querySelectorAll('link, meta, title')];
        expect(tags.map((tag) => tag.outerHTML).filter((tag) => ECHOED.test(tag))).toEqual([]);
        expect(result.html).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
      }
    },
  );
});

describe('a page in another language', () => {
  it.each(['/', '/menu', '/contact'])(
    'names it in the document and the data of %s',
    async (url) => {
      const { html } = await renderOnServer(url, fakeApi(routes), ENGLISH);
      expect(html).toContain('<html lang="en">');
      expect(html).toContain('"inLanguage":"en"');
      expect((await renderUrl(url)).html).toContain('"inLanguage":"id"');
    },
  );

  it('writes prices and days as its readers do', async () => {
    const textOf = async (url: string) =>
      pageOf(await renderOnServer(url, fakeApi(routes), ENGLISH)).querySelector('main')
        ?.textContent;
    expect(await textOf('/menu')).toMatch(/Rp \d+,\d{3}/);
    expect(await textOf('/menu')).not.toMatch(/Rp \d+\.\d{3}/);
    expect(await textOf('/promotions/7')).toMatch(/[A-Z][a-z]+ \d+, 20\d\d/);
  });
});

describe('the server bundle', () => {
  it.each(['/', '/menu', '/menu?q=hidangan', '/menu/1'])('renders all of %s', async (url) => {
    const result = await renderUrl(url);
    expect(result.status).toBe(200);
    const page = pageOf(result);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.title).not.toBe('');
    expect(page.querySelector('main')?.textContent).toContain('Hidangan 1');
    const script = page.querySelector<HTMLScriptElement>('script[src]');
    expect(script?.getAttribute('src')).toBe('/assets/deferred-hydration.js');
    expect(script?.dataset['entry']).toBe('/assets/client.js');
    expect(result.report).not.toHaveBeenCalled();
  });

  it('filters by the query, and renders the same from the same', async () => {
    const main = pageOf(await renderUrl('/menu?q=hidangan 3')).querySelector('main');
    expect(main?.textContent).toContain('Hidangan 3');
    expect(main?.textContent).not.toContain('Hidangan 1');
    const one = await renderUrl('/menu/1');
    const other = await renderUrl('/menu/1');
    expect(one.html).toBe(other.html);
  });

  it.each([
    ['/nowhere', '/'],
    ['/administrator', '/'],
    ['/menu/1/2', '/'],
    ['//evil.com', '/'],
    ['//evil.com/menu', '/'],
    ['/%', '/'],
    ['/menu/abc', '/menu'],
    ['/menu/%E0%A4%A', '/'],
  ])('redirects from %s to %s', async (url, location) => {
    expect(await renderUrl(url)).toMatchObject({ status: 302, location });
  });

  it('makes the slow formats of Intl once, not for each page', async () => {
    await renderUrl('/contact');
    const makers = (['DateTimeFormat', 'NumberFormat', 'Locale'] as const).map((name) =>
      jest.spyOn(Intl, name as 'NumberFormat'),
    );
    await renderUrl('/contact');
    for (const maker of makers) {
      expect(maker).not.toHaveBeenCalled();
      maker.mockRestore();
    }
  });

  it('parses a URL as the browser does', async () => {
    expect((await renderUrl('/menu/%31')).status).toBe(200);
    expect((await renderUrl('/MENU/')).status).toBe(200);
  });

  it.each(['/', '/menu', '/menu/1', '/packages', '/promotions', '/contact', '/admin'])(
    'renders %s independently of the clock',
    async (url) => {
      const { html } = await renderUrl(url);
      jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick'], now: 0 });
      try {
        expect((await renderUrl(url)).html).toBe(html);
        jest.setSystemTime(new Date('2099-12-31T23:59:59Z'));
        expect((await renderUrl(url)).html).toBe(html);
      } finally {
        jest.useRealTimers();
      }
      expect(html).toContain(`"today":"${TEST_TODAY}"`);
    },
  );

  it.each([
    ['/promotions/8', 404],
    ['/promotions', 200],
    ['/', 200],
  ])('says nothing of an expired promotion anywhere in the HTML of %s', async (url, status) => {
    const result = await renderUrl(url);
    expect(result.status).toBe(status);
    expect(result.html).not.toMatch(/rahasia/i);
    expect(result.html).not.toMatch(/\b77\b(?:%|,")/);
  });

  it('reports whether a page is complete', async () => {
    expect(await renderUrl('/')).toMatchObject({ status: 200, complete: true });
    const partial = await renderUrl('/', { ...routes, 'GET /menu-items/featured': failure(503) });
    expect(partial).toMatchObject({ status: 200, complete: false });
  });

  it.each(['/admin', '/admin/menu-items', '/ADMIN/x'])(
    'leaves %s to client-side rendering',
    async (url) => {
      const result = await renderUrl(url);
      const page = pageOf(result);
      expect(result.status).toBe(200);
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
      expect(page.querySelector('script[src]')?.getAttribute('src')).toBe('/assets/admin.js');
      expect(page.querySelector('#root')?.textContent).toMatch(/^Memuat halaman admin…/);
      expect(result.api.calls).toHaveLength(0);
    },
  );
});

describe('the head of a page', () => {
  const site = [aSetting('site_name', 'Kebun Kita'), aSetting('home_description', 'Kebun.')];
  const attribute = (page: Document, selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name);
  const dataOf = (page: Document) =>
    [...page.querySelectorAll('[type="application/ld+json"]')].map(
      ({ textContent }) =>
        JSON.parse(textContent) as { '@type': string; itemListElement: object[] },
    );

  it.each([
    ['/', 'Kebun Kita | Menu, paket, dan lokasi', 'CafeOrCoffeeShop'],
    ['/menu', 'Menu | Kebun Kita', 'Menu'],
    ['/menu/1', 'Hidangan 1 | Kebun Kita', 'MenuItem'],
    ['/packages', 'Paket Jeep & Jeruk | Kebun Kita', 'ItemList'],
    ['/packages/2', `${packages[1]?.name} | Kebun Kita`, 'TouristTrip'],
    ['/promotions', 'Promo | Kebun Kita', 'ItemList'],
    ['/promotions/7', `${lasting.title} | Kebun Kita`, 'Offer'],
    ['/contact', 'Kontak & Lokasi | Kebun Kita', 'ContactPage'],
  ])('of %s has the title %j, and structured data of a %s', async (url, title, type) => {
    const result = await renderUrl(url, { ...routes, 'GET /site-settings': site });
    const page = pageOf(result);
    expect([result.status, page.title]).toEqual([200, title]);
    expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(TEST_SITE.origin + url);
    expect(attribute(page, 'meta[name=description]', 'content')).not.toBe('');
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    const data = dataOf(page);
    expect(data[0]?.['@type']).toBe(type);
    const [name] = title.split(' | ');
    const steps = data.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement;
    const last = { name, item: TEST_SITE.origin + url };
    if (url !== '/')
      expect(steps).toMatchObject([{ name: 'Home' }, {}, {}].slice(0, steps?.length));
    if (url !== '/') expect(steps?.at(-1)).toMatchObject(last);
  });

  it.each(['/menu', '/packages', '/promotions', '/contact'])(
    'of %s names the site in its description, by default where the settings fail to load',
    async (url) => {
      const described = async (settings: object) => {
        const page = pageOf(await renderUrl(url, { ...routes, 'GET /site-settings': settings }));
        return attribute(page, 'meta[name=description]', 'content');
      };
      expect(await described(site)).toContain('Kebun Kita');
      expect(await described(failure(503))).toContain('Lereng');
    },
  );
});

describe('a page whose content fails to load', () => {
  it.each([
    ['/menu', 'GET /menu-items', 'Menu belum dapat dimuat', false],
    ['/packages', 'GET /packages', 'Paket belum dapat dimuat', false],
    ['/promotions', 'GET /promotions', 'Promo belum dapat dimuat', false],
    ['/menu/1', 'GET /menu-items/1', 'Menu tidak ditemukan', true],
    ['/packages/2', 'GET /packages/2', 'Paket tidak ditemukan', true],
    [
      '/promotions/7',
      'GET /promotions/7',
      'Gagal memuat detail promosi. Silakan coba lagi nanti.',
      true,
    ],
  ])('is 503 and says so: %s after %s', async (url, call, heading, isDetail) => {
    for (const response of [failure(500), () => Promise.reject(new Error('offline'))]) {
      const result = await renderUrl(url, { ...routes, [call]: response });
      const page = pageOf(result);
      expect(result.status).toBe(503);
      expect(result.report).toHaveBeenCalledWith(expect.stringMatching(`^${call}: (500|offline)`));
      const headings = [...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
      expect(headings).toContain(heading);
      // Search engines are to come again for a list, and not to remember a row without content.
      expect(page.querySelector('meta[name=robots]') !== null).toBe(isDetail);
      const list = page.querySelector(`main a[href="/${url.split('/')[1]}"]`);
      expect(list !== null).toBe(isDetail);
    }
  });

  it.each([
    ['/menu/1', 'GET /menu-items/1', '/menu'],
    ['/packages/2', 'GET /packages/2', '/packages'],
  ])('redirects %s to its list where the row is missing', async (url, call, location) => {
    const responses = { ...routes, [call]: failure(404) };
    expect(await renderUrl(url, responses)).toMatchObject({ status: 302, location });
  });
});

describe('the browser', () => {
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => errors.push(event.error);
  const fetch = jest.fn();
  const { fetch: original } = globalThis;

  beforeEach(() => {
    errors.length = 0;
    fetch.mockClear();
    window.addEventListener('error', onError);
    globalThis.fetch = fetch;
    window.scrollTo = jest.fn();
  });
  afterEach(() => {
    window.removeEventListener('error', onError);
    globalThis.fetch = original;
    expect(errors).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['/menu', '/menu/1', '/promotions/7'])(
    'hydrates %s in the language of the document',
    async (url) => {
      const page = pageOf(await renderOnServer(url, fakeApi(filled), ENGLISH));
      const leave = await hydrate(page, url, Date.parse('2026-11-20T05:00:00Z'));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(document.querySelector('main')?.textContent).toMatch(/Rp \d+,\d{3}/);
      await leave();
    },
  );

  // React reports hydration mismatches by console.error, which fails tests.
  it.each([
    ['/', routes],
    ['/menu', routes],
    ['/menu?q=hidangan', routes],
    ['/menu/1', routes],
    ['/promotions/8', routes],
    ...FILLED_PAGES.map((url): [string, FakeRoutes] => [url, filled]),
  ])('hydrates %s without warnings and without fetching again', async (url, responses) => {
    const page = pageOf(await renderUrl(url, responses));
    const elements = () => [...document.querySelectorAll('#root :is(h1, h2, h3, a)')];
    let before: Element[] = [];
    const leave = await hydrate(page, url, Date.parse('2026-11-20T05:00:00Z'), () => {
      before = elements();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const after = elements();
    expect(before.length).toBeGreaterThan(3);
    expect(before.every((element) => after.includes(element))).toBe(true);
    expect(document.title).toBe(page.title);
    await leave();
  });
});

describe('the state of a page of a site with many packages and prices', () => {
  /** The responses by the names of their endpoints. */
  const stateOf = async (url: string) => {
    const { store } = readHydrationState(pageOf(await renderUrl(url, filled)));
    const queries = Object.values(store?.queries ?? {});
    return new Map(queries.map(({ endpointName, data }) => [endpointName, data]));
  };
  /** The most prices of one package anywhere in a response. */
  const mostPrices = (data: unknown): number => {
    if (typeof data !== 'object' || data === null) return 0;
    const own = 'prices' in data && Array.isArray(data.prices) ? data.prices.length : 0;
    return Math.max(own, ...Object.values(data).map(mostPrices));
  };

  it.each(FILLED_PAGES)('has of the lists of %s what is shown', async (url) => {
    const state = await stateOf(url);
    for (const [endpoint, data] of state) {
      const most = endpoint === 'getPackage' ? OTHER_DAYS : LISTED_SPANS_MAX;
      expect([endpoint, mostPrices(data) <= most]).toEqual([endpoint, true]);
      if (!endpoint.endsWith('Packages')) continue;
      for (const row of data as object[]) {
        expect(row).toMatchObject({ images: [], what_to_bring: null, terms: null });
      }
    }
  });

  it.each([
    ['/', ['Isi menu', 'Isi promo 7', 'Isi promo 9']],
    ['/menu', ['Isi menu']],
    ['/menu/1', ['Isi menu']],
    ['/contact', []],
    ['/packages', ['Isi paket']],
    ['/packages/1', ['Bawaan paket', 'Isi paket', 'Isi promo paket', 'Syarat paket']],
    ['/promotions', ['Isi promo 9']],
    ['/promotions/7', ['Isi promo 7', 'Syarat promo']],
    ['/order?p1=2', []],
    ['/order?p2=1', []],
  ])('has on %s these long texts, and searches or shows each: %j', async (url, texts) => {
    const state = JSON.stringify([...(await stateOf(url))]);
    const found = state.match(/(?:Isi|Syarat|Bawaan) (?:menu|promo|paket)(?: \w+)?(?=\. Lereng)/g);
    expect([...new Set(found)].sort()).toEqual(texts);
  });

  it.each([
    ['/', [], ['listFeaturedPromotions', 'listPackagesPromotions']],
    ['/packages', [], ['listPackagesPromotions']],
    ['/promotions', ['id', 'name'], ['listPromotions']],
  ])('has of promoted packages on %s %j', async (url, fields, endpoints) => {
    const state = await stateOf(url);
    const lists = [...state.keys()].filter((endpoint) => endpoint.endsWith('Promotions'));
    expect(lists.sort()).toEqual(endpoints);
    for (const endpoint of lists) {
      for (const { packages = [] } of state.get(endpoint) as { packages?: object[] }[]) {
        for (const pkg of packages) expect(Object.keys(pkg).sort()).toEqual(fields);
      }
    }
  });

  it.each([
    ['/order?p2=1', 0],
    ['/order?p2=1&choose=menu', filledMenuItems.length],
    ['/order?p2=1&choose=packages', filledPackages.length],
  ])('has on %s, of %i rows that can be added, names and capacities', async (url, count) => {
    const state = await stateOf(url);
    const rows = [...state.values()].filter(Array.isArray).flat() as object[];
    const named = rows.filter((row) => 'name' in row);
    expect(named).toHaveLength(count);
    for (const row of named) {
      expect(Object.keys(row).filter((key) => !['id', 'name', 'capacity'].includes(key))).toEqual(
        [],
      );
    }
  });

  it('has all of the package that a page is about', async () => {
    const pkg = (await stateOf('/packages/1')).get('getPackage');
    expect(pkg).toEqual(filledPackage);
  });
});
