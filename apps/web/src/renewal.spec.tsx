import {
  aDayEntry,
  aMenuCategory,
  aMenuItem,
  aPackage,
  aPromotion,
  aPromotionPackage,
  aQuotedRow,
  aSetting,
  aShownLine,
  aSlide,
  aSocialMedia,
  failure,
  fakeApi,
  withPromotion,
  type FakeRoutes,
} from '@lereng/web-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydrate, pageOf, renderOnServer } from './testing/server-page';

// 07:30 on 20 November in Jakarta, half an hour before the venue opens.
const MORNING = new Date('2026-11-20T00:30:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const ENDPOINTS = join(__dirname, '../../../libs/web/data-access/src/lib/endpoints');

/** What pages do not read: the back office does, or the owner alone. */
const NOT_OF_PAGES = new Set(['getMenuCategory']);

/** The reads of the slices that visitors download. */
const endpoints = readdirSync(ENDPOINTS)
  .filter((file) => file.endsWith('.gen.ts') && !file.includes('-admin'))
  .flatMap((file) =>
    [...readFileSync(join(ENDPOINTS, file), 'utf8').matchAll(/(\w+): build\.query/g)].map(
      ([, name]) => name!,
    ),
  )
  .filter((name) => !NOT_OF_PAGES.has(name));

interface Change {
  /** A page that reads it. */
  on: string;
  before: string;
  after: string;
  /** What the API responds with before and after it. */
  responses: (text: string) => FakeRoutes;
}

const quoteOf = (name: string) => ({
  date: '2026-11-20',
  rows: [aQuotedRow({ id: 3, name })],
  token: 'AbC-1',
});

const named = (before: string, after: string, on: string, responses: Change['responses']) => ({
  on,
  before,
  after,
  responses,
});

/** What an owner changes, by the read that tells of it. */
const CHANGES: Record<string, Change> = {
  listCalendar: named('banjir', 'hujan abu', '/contact', (reason) => ({
    'GET /calendar': [aDayEntry({ reason })],
  })),
  // On a page without a read of its own for them: the layout has it.
  listSiteSettings: named('Kebun di lereng', 'Kebun di lembah', '/menu', (text) => ({
    'GET /site-settings': settings(aSetting('site_description', text)),
  })),
  listSocialMedia: named('@lama', '@baru', '/contact', (handle) => ({
    'GET /social-media': [
      aSocialMedia({ platform: 'instagram', url: `https://instagram.com/${handle.slice(1)}` }),
    ],
  })),
  listSlides: named('Pagi Lama', 'Pagi Baru', '/', (title) => ({
    'GET /slides': [aSlide({ id: 1, title })],
  })),
  listMenuCategories: named('Minuman', 'Aneka Minuman', '/menu', (name) => ({
    'GET /menu-categories': [
      aMenuCategory({ id: 1, name }),
      aMenuCategory({ id: 2, name: 'Nasi' }),
    ],
    'GET /menu-items': [
      aMenuItem({ id: 3, name: 'Kopi', category: name }),
      aMenuItem({ id: 8, category: 'Nasi' }),
    ],
  })),
  listMenuItems: named('Kopi', 'Kopi Susu', '/menu', (name) => ({
    'GET /menu-items': [
      aMenuItem({ id: 3, name, category: 'Minuman' }),
      aMenuItem({ id: 8, category: 'Nasi' }),
    ],
  })),
  listFeaturedMenuItems: named('Kopi', 'Kopi Susu', '/', (name) => ({
    'GET /menu-items/featured': [aMenuItem({ id: 3, name })],
  })),
  getMenuItem: named('Kopi', 'Kopi Susu', '/menu/3', (name) => ({
    'GET /menu-items/3': aMenuItem({ id: 3, name }),
  })),
  listOtherMenuItems: named('Soto', 'Soto Ayam', '/menu/3', (name) => ({
    'GET /menu-items/3/others': [aMenuItem({ id: 5, name })],
    'GET /menu-items/5': aMenuItem({ id: 5, name }),
  })),
  listPackages: named('Jip', 'Jip Pagi', '/packages', (name) => ({
    'GET /packages': [aPackage({ id: 4, name })],
  })),
  listFeaturedPackages: named('Jip', 'Jip Pagi', '/', (name) => ({
    'GET /packages/featured': [aPackage({ id: 4, name })],
  })),
  getPackage: named('Jip', 'Jip Pagi', '/packages/4', (name) => ({
    'GET /packages/4': aPackage({ id: 4, name }),
  })),
  listOtherPackages: named('Petik', 'Petik Jeruk', '/packages/4', (name) => ({
    'GET /packages/4/others': [aPackage({ id: 6, name })],
    'GET /packages/6': aPackage({ id: 6, name }),
  })),
  listPromotions: named('Panen', 'Panen Raya', '/promotions', (title) => ({
    'GET /promotions': [aPromotion({ id: 7, title })],
  })),
  listFeaturedPromotions: named('Panen', 'Panen Raya', '/', (title) => ({
    'GET /promotions/featured': [aPromotion({ id: 7, title })],
  })),
  getPromotion: named('Jip', 'Jip Pagi', '/promotions/7', (name) => ({
    'GET /promotions/7': aPromotion({ id: 7, packages: [aPromotionPackage({ id: 4, name })] }),
  })),
  getQuote: named('Kopi', 'Kopi Susu', '/order', (name) => ({
    'GET /quotes/m3.2': quoteOf(name),
  })),
  getOrderToken: named('Kopi', 'Kopi Susu', '/order/AbC-1', (name) => ({
    'GET /orders/AbC-1': {
      state: 'valid',
      shown_at: '2026-11-19T07:03:00.000Z',
      date: '2026-11-20',
      lines: [aShownLine({ id: 3, name })],
    },
  })),
};

function settings(...more: ReturnType<typeof aSetting>[]) {
  return [
    aSetting('site_name', 'Kebun Kita'),
    aSetting('opening_hours', 'Setiap hari 08.00 - 17.00'),
    ...more,
  ];
}

const responses = (text: 'before' | 'after', names = Object.keys(CHANGES)): FakeRoutes =>
  Object.assign(
    {},
    ...names.map((name) => {
      const change = CHANGES[name]!;
      return change.responses(change[text]);
    }),
  );

let api = fakeApi();
let leave: () => Promise<void> = async () => undefined;

async function open(url: string) {
  const page = pageOf(await renderOnServer(url, api));
  leave = await hydrate(page, url, Date.now());
  // The page's own sections are hydrated after it.
  await wait(0);
  api.calls.length = 0;
}

const wait = (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration));
const shown = () => document.getElementById('root')?.textContent ?? '';

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'hidden', { value: !isVisible, configurable: true });
  Object.defineProperty(document, 'visibilityState', {
    value: isVisible ? 'visible' : 'hidden',
    configurable: true,
  });
  fireEvent(document, new Event('visibilitychange'));
}

async function hideFor(duration: number) {
  setVisible(false);
  await wait(duration);
  setVisible(true);
  await wait(0);
}

async function tap(name: string) {
  const [link] = screen.getAllByRole('link', { name });
  fireEvent.touchStart(link!);
  fireEvent.click(link!);
  await wait(SECOND);
  expect(link).toHaveAttribute('href', window.location.pathname);
}

describe('what an open page shows', () => {
  const { fetch: original } = globalThis;

  beforeEach(() => {
    jest.useFakeTimers({ now: MORNING, doNotFake: ['queueMicrotask'] });
    window.scrollTo = jest.fn();
    localStorage.setItem('lereng-order', 'm3=2');
    api = fakeApi(responses('before'));
    globalThis.fetch = jest.fn(async (url: string) => {
      const headers = { date: new Date().toUTCString() };
      const path = url.slice(4);
      if (path === '') return new Response(null, { headers });
      const { status, body } = await api.fetchApi({ method: 'GET', path });
      return new Response(JSON.stringify(body), { status, headers });
    }) as unknown as typeof fetch;
  });
  afterEach(async () => {
    await leave();
    leave = async () => undefined;
    setVisible(true);
    jest.useRealTimers();
    globalThis.fetch = original;
  });

  it('is told by these reads, each of which has a change below', () => {
    expect(Object.keys(CHANGES).sort()).toEqual(endpoints.sort());
  });

  const pages = [...new Set(Object.values(CHANGES).map(({ on }) => on))];

  it.each(pages)(
    'is renewed on %s, each read, by a tap to it, and when the tab is seen again after a minute, not before',
    async (on) => {
      await open(on);
      for (const name of Object.keys(CHANGES).filter((each) => CHANGES[each]!.on === on)) {
        const { before, after, responses: respond } = CHANGES[name]!;
        const later = `${after}2`;
        expect(shown()).toContain(before);
        expect(shown()).not.toContain(after);
        await wait(10 * SECOND);
        await tap(on === '/contact' ? 'Menu' : 'Kontak & Lokasi');
        await wait(10 * SECOND);
        api.respondWith(respond(after));
        window.history.back();
        await wait(SECOND);
        await wait(SECOND);
        expect(window.location.pathname).toBe(on);
        expect(shown()).toContain(after);
        await wait(10 * SECOND);
        api.respondWith(respond(later));
        api.calls.length = 0;
        await hideFor(MINUTE - SECOND);
        expect(api.log()).toEqual([]);
        expect(shown()).not.toContain(later);
        await hideFor(MINUTE);
        expect(shown()).toContain(later);
      }
    },
  );

  it('is renewed after a night in the cache of the browser, from which a tab comes back', async () => {
    await open('/contact');
    api.respondWith(responses('after', ['listCalendar']));
    await wait(10 * SECOND);
    setVisible(false);
    // Nothing runs there, and timers stand still.
    jest.setSystemTime(Date.now() + 9 * 60 * MINUTE);
    setVisible(true);
    fireEvent(window, new Event('pageshow'));
    await wait(SECOND);
    expect(shown()).toContain('hujan abu');
  });

  it.each([
    ['opens again in a tab', { transferSize: 0 }],
    ['had requested for a link', { deliveryType: 'navigational-prefetch' }],
  ])('is renewed where the browser shows a page that it %s', async (_case, kept) => {
    const page = pageOf(await renderOnServer('/menu/3', api));
    const keptSince = Date.now();
    jest.setSystemTime(keptSince + 60 * MINUTE);
    api.respondWith(responses('after'));
    api.calls.length = 0;
    leave = await hydrate(page, '/menu/3', keptSince, () => {}, kept);
    await wait(SECOND);
    expect(screen.getByRole('heading', { level: 1, name: 'Kopi Susu' })).toBeVisible();
    expect(document.title).toMatch(/^Kopi Susu/);
    expect(shown()).toContain('Kebun di lembah');
    // Once, and what is fresh by then is not requested by the next tap.
    const calls = api.log();
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    api.calls.length = 0;
    await tap('Kontak & Lokasi');
    expect(api.log()).not.toContain('GET /site-settings');
  });

  it.each([
    ['opening', '08:00', []],
    ['closing', '17:00', []],
    ['opening on a day with other hours', '10:15', [{ opens: '10:15', closes: '12:00' }]],
  ])('is renewed at the %s of the venue, %s', async (_name, time, hours) => {
    const entry = aDayEntry({ kind: 'hours', hours });
    const change = Date.parse(`2026-11-20T${time}:00+07:00`);
    api.respondWith({ 'GET /calendar': hours.length > 0 ? [entry] : [] });
    jest.setSystemTime(change - 10 * MINUTE);
    await open('/packages/4');
    api.respondWith(responses('after', ['getPackage']));
    await wait(10 * MINUTE - SECOND);
    expect(api.log()).toEqual([]);
    await wait(2 * SECOND);
    expect(api.log().sort()).toEqual([
      'GET /calendar',
      'GET /packages/4',
      'GET /packages/6',
      'GET /quotes/m3.2',
      'GET /site-settings',
      'GET /social-media',
    ]);
    expect(shown()).toContain('Jip Pagi');
  });

  it.each(['/', '/contact', '/packages/4', '/order'])(
    'is not asked for in an hour in which nothing happens: %s',
    async (url) => {
      api.respondWith({ 'GET /calendar': [] });
      jest.setSystemTime(Date.parse('2026-11-20T09:00:00+07:00'));
      await open(url);
      await wait(5 * SECOND);
      api.calls.length = 0;
      await wait(60 * MINUTE);
      expect(api.log()).toEqual([]);
    },
  );

  it.each(pages)('is not asked for again by a phone that hydrates %s slowly', async (url) => {
    const page = pageOf(await renderOnServer(url, api));
    api.calls.length = 0;
    // After the store has taken what the document brought, and before any section is hydrated.
    const takeLong = () => void Promise.resolve().then(() => jest.advanceTimersByTime(10 * SECOND));
    leave = await hydrate(page, url, Date.now(), takeLong);
    await wait(SECOND);
    // The order of this device is in no document.
    expect(api.log().filter((call) => url === '/order' || call !== 'GET /quotes/m3.2')).toEqual([]);
    await tap(url === '/contact' ? 'Menu' : 'Kontak & Lokasi');
    expect(api.log()).toContain('GET /site-settings');
  });

  it('is asked for once where a finger preloads what it then taps', async () => {
    await open('/contact');
    await wait(10 * SECOND);
    await tap('Menu');
    expect(api.log().filter((call, index, all) => all.indexOf(call) !== index)).toEqual([]);
    expect(api.log()).toContain('GET /calendar');
    // Who goes on at once finds all of it fresh.
    api.calls.length = 0;
    await tap('Kontak & Lokasi');
    expect(api.log()).toEqual([]);
  });

  describe('after the first tap, whatever its age', () => {
    const text = 'Rute kebun';
    const pkg = aPackage({ id: 4, ...withPromotion({ valid_until: '2026-11-20' }) });
    const promotion = aPromotion({ id: 7, description: text, terms: 'Lewat WhatsApp' });
    const filled: FakeRoutes = {
      'GET /packages': [{ ...pkg, description: text }],
      'GET /packages/featured': [{ ...pkg, description: text }],
      'GET /packages/4': { ...pkg, description: text },
      'GET /promotions': [promotion],
      'GET /promotions/featured': [promotion],
      'GET /promotions/7': promotion,
    };
    /** Taps while no response comes; the function that is returned lets them come. */
    const tapWithoutResponse = async (name: string) => {
      const { fetch: answering } = globalThis;
      const come: (() => void)[] = [];
      const responses = new Promise<void>((resolve) => come.push(resolve));
      globalThis.fetch = jest.fn((...request: Parameters<typeof fetch>) =>
        responses.then(() => answering(...request)),
      );
      await tap(name);
      return async () => {
        come.forEach((each) => each());
        await wait(SECOND);
      };
    };

    it.each([
      ['a package', pkg.name, 'Tidak ada deskripsi untuk paket ini.'],
      ['a promotion', promotion.title, 'Tidak ada syarat khusus untuk promo ini.'],
    ])(
      'shows all of %s, and says before of nothing that it is missing',
      async (_name, link, not) => {
        api.respondWith(filled);
        await open('/');
        const respond = await tapWithoutResponse(link);
        expect(screen.getByRole('heading', { level: 1, name: link })).toBeVisible();
        expect(shown()).not.toContain(not);
        expect(shown()).not.toContain('Tidak ada paket');
        await respond();
        expect(shown()).toContain(text);
      },
    );

    it.each([
      ['/order', 'Paket Jeep & Jeruk', '/packages'],
      ['/packages', 'Promo', '/promotions'],
    ])('shows from %s by %s the whole list', async (url, name, path) => {
      api.respondWith(filled);
      await open(url);
      await tap(name);
      expect(api.log()).toContain(`GET ${path}`);
      expect(shown()).not.toMatch(/NaN|undefined/);
      if (path === '/promotions') return expect(shown()).toContain(text);
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
      await wait(SECOND);
      expect(shown()).toContain('1 paket cocok');
    });
  });

  it('stays while it is renewed, without a word, and where that fails', async () => {
    await open('/menu/3');
    // The order of this device has its price.
    await wait(SECOND);
    const text = shown();
    const { title } = document;
    document.querySelector<HTMLElement>('main a')?.focus();
    const focused = document.activeElement;
    jest.mocked(window.scrollTo).mockClear();
    const { fetch: answering } = globalThis;
    // Of what gets no response in time, and of what fails.
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
    await hideFor(MINUTE);
    expect(shown()).toBe(text);
    globalThis.fetch = answering;
    const changed = aMenuItem({ id: 3, name: 'Kopi Susu' });
    api.respondWith({ 'GET /menu-items/3': changed });
    await wait(MINUTE);
    await hideFor(MINUTE);
    expect(screen.getByRole('heading', { level: 1, name: 'Kopi Susu' })).toBeVisible();
    expect(document.title).toMatch(/^Kopi Susu/);
    expect(document.title).not.toBe(title);
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
    expect(document.activeElement).toBe(focused);
    expect(window.scrollTo).not.toHaveBeenCalled();
    for (const name of Object.keys(responses('after'))) api.respondWith({ [name]: failure(503) });
    const renewed = shown();
    await hideFor(MINUTE);
    warn.mockRestore();
    expect(shown()).toBe(renewed);
  });

  it('leads to the list where it is gone by then', async () => {
    await open('/menu/3');
    api.respondWith({ 'GET /menu-items/3': failure(404), 'GET /menu-items': [] });
    await hideFor(MINUTE);
    await wait(SECOND);
    expect(window.location.pathname).toBe('/menu');
  });

  it.each([
    ['which was never read', '/menu', 'Menu', '/menu/3', 'getMenuItem', /^Kopi/],
    ['which was read before', '/menu/3', 'Menu', '/menu/3', 'getMenuItem', /^Kopi/],
    ['a promotion', '/promotions/7', 'Promo', '/promotions/7', 'getPromotion', /Panen/],
  ])('is the row again that was gone, %s', async (_name, url, list, path, read, name) => {
    await open(url);
    const tapRow = async () => {
      await wait(10 * SECOND);
      await tap(list);
      await wait(10 * SECOND);
      const [link] = screen.getAllByRole('link', { name });
      fireEvent.touchStart(link!);
      fireEvent.click(link!);
      await wait(SECOND);
    };
    api.respondWith({ [`GET ${path.replace('/menu/', '/menu-items/')}`]: failure(404) });
    await tapRow();
    expect(screen.queryByRole('heading', { level: 1, name })).toBeNull();
    api.respondWith(responses('before', [read]));
    await tapRow();
    expect(window.location.pathname).toBe(path);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(document.title).toMatch(name);
  });

  it('keeps the choice of others, without those that are gone', async () => {
    const others = [5, 6].map((id) => aMenuItem({ id, name: `Soto ${id}` }));
    api.respondWith({ 'GET /menu-items/3/others': others });
    await open('/menu/3');
    api.respondWith({
      'GET /menu-items/3/others': [aMenuItem({ id: 7 })],
      'GET /menu-items/5': { ...others[0], price: 17_000 },
      'GET /menu-items/6': failure(404),
    });
    await hideFor(MINUTE);
    await wait(SECOND);
    const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(names).toEqual(['Soto 5']);
    expect(shown()).toContain('Rp 17.000');
    expect(api.log()).not.toContain('GET /menu-items/3/others');
  });

  describe('by the order button of a row', () => {
    const CHANGED = 'berubah sejak Anda membuka halaman ini';
    const coffee = { id: 3, name: 'Kopi', price: 28_000 };
    let opened: jest.SpiedFunction<typeof window.open>;
    beforeEach(() => {
      opened = jest.spyOn(window, 'open').mockReturnValue({} as Window);
    });
    afterEach(() => opened.mockRestore());
    const button = (name = 'Pesan via WhatsApp') => screen.getByRole('link', { name });
    /** A tap; what chat it opened. */
    const order = async (name?: string) => {
      opened.mockClear();
      fireEvent.click(button(name));
      await wait(SECOND);
      const [href] = opened.mock.calls[0] ?? [];
      return href === undefined ? null : decodeURIComponent(String(href));
    };
    const openOld = async (url: string) => {
      api.respondWith({
        'GET /social-media': [aSocialMedia({ url: 'https://wa.me/6281234567890' })],
        'GET /menu-items/3': aMenuItem({ ...coffee, price_unit: 'per gelas' }),
        'GET /promotions/7': aPromotion({ id: 7, title: 'Panen', discount_percent: 25 }),
      });
      await open(url);
      await wait(10 * SECOND);
    };

    it.each(['/menu/3', '/packages/4', '/promotions/7'])(
      'of %s is the chat at once where nothing has changed, with the number of now',
      async (url) => {
        await openOld(url);
        const written = decodeURIComponent(button().getAttribute('href') ?? '');
        expect(await order()).toBe(written);
        api.respondWith({ 'GET /social-media': [aSocialMedia({ url: 'https://wa.me/62811222' })] });
        await wait(10 * SECOND);
        expect(await order()).toBe(written.replace('6281234567890', '62811222'));
        expect(shown()).not.toContain(CHANGED);
      },
    );

    it.each<[string, string, FakeRoutes, RegExp, RegExp, string?]>([
      [
        'a price',
        '/menu/3',
        { 'GET /menu-items/3': aMenuItem({ ...coffee, price: 21_000, price_unit: 'per gelas' }) },
        /Harga .*: Kopi dari Rp 28\.000 per gelas menjadi Rp 21\.000 per gelas\./,
        /Rp 21\.000/,
      ],
      [
        'a discount',
        '/promotions/7',
        { 'GET /promotions/7': aPromotion({ id: 7, title: 'Panen', discount_percent: 10 }) },
        /Harga .*: Panen dari Diskon 25% menjadi Diskon 10%\./,
        /Panen/,
      ],
      [
        'what is sold out',
        '/menu/3',
        {
          'GET /menu-items/3': aMenuItem({
            ...coffee,
            price_unit: 'per gelas',
            availability: { state: 'sold_out', until: null },
          }),
        },
        /^.*Berubah .*: Habis\./,
        /tersedia lagi/,
        'Tanya via WhatsApp',
      ],
      [
        'a closed day',
        '/packages/4',
        { 'GET /calendar': [aDayEntry({ kind: 'closed', reason: 'hujan abu' })] },
        /Berubah .*: Tutup hari ini: hujan abu\./,
        /Jip/,
      ],
    ])('says %s of before, and the next tap sends that of now', async (...row) => {
      const [, url, later, line, message, name] = row;
      await openOld(url);
      api.respondWith(later);
      expect(await order()).toBeNull();
      expect(shown()).toMatch(line);
      expect(shown()).toContain('Periksa, lalu ketuk sekali lagi.');
      expect(await order(name)).toMatch(message);
      expect(shown()).not.toContain('ketuk sekali lagi');
    });

    it.each([
      ['/menu/3', 'GET /menu-items/3', '/menu', { 'GET /menu-items': [] }],
      ['/packages/4', 'GET /packages/4', '/packages', { 'GET /packages': [] }],
      ['/promotions/7', 'GET /promotions/7', '/promotions/7', { 'GET /promotions': [] }],
    ])('opens no chat for what is gone, %s', async (url, read, path, lists) => {
      await openOld(url);
      const late = async () => {
        await new Promise((resolve) => setTimeout(resolve, SECOND / 2));
        return { status: 200, body: settings() };
      };
      // The page leaves for the list while other reads are on their way.
      api.respondWith({ [read]: failure(404), ...lists, 'GET /site-settings': late });
      fireEvent.click(button());
      await wait(0);
      await wait(5 * SECOND);
      expect(opened).not.toHaveBeenCalled();
      expect(window.location.pathname).toBe(path);
    });

    it('is the chat of before where what is new fails or takes more than 3 seconds', async () => {
      await openOld('/menu/3');
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      for (const read of Object.keys(responses('after'))) api.respondWith({ [read]: failure(500) });
      expect(await order()).toContain('Rp 28.000');
      globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
      await wait(10 * SECOND);
      expect(await order()).toBeNull();
      await wait(2 * SECOND);
      expect(opened).toHaveBeenCalledTimes(1);
      warn.mockRestore();
    });
  });

  it('follows the colours and the icon of the venue', async () => {
    await open('/contact');
    const theme = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
    const accent = () => document.documentElement.style.getPropertyValue('--palette-jeruk');
    const icons = () =>
      [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map((link) =>
        link.getAttribute('href'),
      );
    expect([theme(), accent()]).toEqual(['#faf7f2', '']);
    const icon = { key: 'icon_image', value: '/i.png', image_url: '/i.png', image_icons: '/i-50' };
    api.respondWith({
      'GET /site-settings': settings(
        aSetting('accent_color', '#1d4ed8'),
        aSetting('surface_color', '#eff6ff'),
        icon,
      ),
    });
    await wait(10 * SECOND);
    await tap('Menu');
    await wait(SECOND);
    expect([theme(), accent()]).toEqual(['#eff6ff', '#1d4ed8']);
    expect(icons()).toEqual(['/i-50-32.png', '/i-50-192.png', '/i-50-180.png']);
    api.respondWith({ 'GET /site-settings': settings() });
    await hideFor(MINUTE);
    await wait(SECOND);
    expect([theme(), accent()]).toEqual(['#faf7f2', '']);
    expect(icons()).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);
  });
});
