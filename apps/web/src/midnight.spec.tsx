import { aDayEntry, aPackage, aPromotion, fakeApi, withPromotion } from '@lereng/web-testing';
import { act, screen } from '@testing-library/react';
import { hydrate, pageOf, renderOnServer } from './testing/server-page';

// 23:59:30 on 20 November in Jakarta.
const BEFORE_MIDNIGHT = new Date('2026-11-20T16:59:30Z');
const HALF_A_MINUTE = 30_000;

const ending = aPromotion({
  id: 7,
  title: 'Hari Terakhir',
  discount_percent: 40,
  valid_until: '2026-11-20',
});
const lasting = aPromotion({
  id: 8,
  title: 'Panen Raya',
  discount_percent: 15,
  valid_until: '2026-11-21',
});

// Both promotions are for package 3.
const jeep = aPackage({
  id: 3,
  ...withPromotion({ ...ending }),
  price: 210_000,
  prices: [
    {
      from: '2026-11-21',
      until: '2026-11-21',
      weekdays: [],
      name: null,
      price: 297_500,
      original_price: 350_000,
    },
    {
      from: '2026-11-22',
      until: '2027-03-20',
      weekdays: [],
      name: null,
      price: 350_000,
      original_price: null,
    },
  ],
});

const api = fakeApi({
  'GET /calendar': [],
  'GET /promotions': [ending, lasting],
  'GET /promotions/featured': [ending, lasting],
  'GET /promotions/7': ending,
  'GET /packages': [jeep],
  'GET /packages/featured': [jeep],
  'GET /menu-items/featured': [],
  'GET /slides': [],
  'GET /packages/3': jeep,
  'GET /packages/3/others': [],
  'GET /social-media': [],
  'GET /site-settings': [],
});
/** Opens a URL as a visitor does: server rendering, then hydration. */
async function open(url: string, meanwhile?: () => void) {
  const page = pageOf(await renderOnServer(url, api));
  return hydrate(page, url, Date.now(), meanwhile);
}

const wait = (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
const stat = (name: string) => screen.getByText(name).parentElement;

describe("the venue's midnight", () => {
  const { fetch: original } = globalThis;
  let leave: () => Promise<void> = async () => undefined;

  beforeEach(() => {
    jest.useFakeTimers({ now: BEFORE_MIDNIGHT });
    api.calls.length = 0;
    window.scrollTo = jest.fn();
    globalThis.fetch = jest.fn(async (url: string) => {
      const headers = { date: new Date().toUTCString() };
      // Asks for the time alone.
      if (url === '/api') return new Response(null, { headers });
      const { status, body } = await api.fetchApi({ method: 'GET', path: url.slice(4) });
      return new Response(JSON.stringify(body), { status, headers });
    }) as unknown as typeof fetch;
  });
  afterEach(async () => {
    await leave();
    leave = async () => undefined;
    jest.useRealTimers();
    globalThis.fetch = original;
  });

  it('ends a promotion in an open tab, in the head too', async () => {
    leave = await open('/promotions/7');
    expect(screen.getByRole('heading', { level: 1, name: 'Hari Terakhir' })).toBeVisible();
    expect(document.title).toMatch(/^Hari Terakhir/);
    await wait(HALF_A_MINUTE - 1);
    expect(screen.getByRole('heading', { level: 1, name: 'Hari Terakhir' })).toBeVisible();
    await wait(1);
    expect(headings()).toEqual(expect.arrayContaining(['Promo tidak ditemukan.']));
    expect(headings()).not.toContain('Hari Terakhir');
    expect(document.title).toMatch(/^Promo tidak ditemukan/);
    expect(robots()).toBe('noindex');
    expect(document.querySelectorAll('[type="application/ld+json"]')).toHaveLength(0);
    expect(document.querySelector('[aria-live]')).toHaveTextContent(/^Promo tidak ditemukan/);
  });

  it("removes it from the list, which is fetched again, and from the list's structured data", async () => {
    leave = await open('/promotions');
    expect(headings()).toEqual(expect.arrayContaining(['Hari Terakhir', 'Panen Raya']));
    expect(stat('Promo aktif')).toHaveTextContent('2');
    expect(stat('Diskon hingga')).toHaveTextContent('40%');
    api.calls.length = 0;
    await wait(HALF_A_MINUTE);
    // Another promotion may take over.
    expect(api.log().sort()).toEqual([
      'GET /calendar',
      'GET /promotions',
      'GET /site-settings',
      'GET /social-media',
    ]);
    expect(headings()).not.toContain('Hari Terakhir');
    expect(headings()).toContain('Panen Raya');
    expect(stat('Promo aktif')).toHaveTextContent('1');
    expect(stat('Diskon hingga')).toHaveTextContent('15%');
    const data = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ numberOfItems: 1 });
    // The page has not navigated.
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
    // A phone wakes up a day later.
    jest.setSystemTime(BEFORE_MIDNIGHT.getTime() + 24 * 60 * 60 * 1000 + HALF_A_MINUTE);
    await wait(HALF_A_MINUTE);
    expect(headings()).toContain('Belum ada promo aktif.');
  });

  it.each(['/packages/3', '/packages', '/'])(
    'shows the next promotion on %s at once, while nothing can be fetched',
    async (url) => {
      leave = await open(url);
      expect(fetch).not.toHaveBeenCalled();
      expect(document.querySelector('main')).toHaveTextContent('Rp 210.000');
      globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
      const prices = new Set<string>();
      const observer = new MutationObserver(() => {
        for (const price of document.querySelector('main')?.textContent.match(/Rp [\d.]+/g) ?? [])
          prices.add(price);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      await wait(HALF_A_MINUTE);
      observer.disconnect();
      const main = document.querySelector('main');
      expect(main).toHaveTextContent('Harga semula Rp 350.000');
      expect(main).toHaveTextContent('Harga sekarang Rp 297.500');
      expect(main).toHaveTextContent('Hemat 15%');
      expect(main).not.toHaveTextContent('Hari Terakhir');
      expect([...prices].sort()).toEqual(['Rp 297.500', 'Rp 350.000']);
    },
  );

  it.each(['/', '/contact', '/packages/3'])(
    'ends a closed day on %s, which the first HTML has, while nothing can be fetched',
    async (url) => {
      const reason = 'hujan abu';
      api.respondWith({
        'GET /calendar': [aDayEntry({ reason }), aDayEntry({ kind: 'full', from: '2026-11-21' })],
      });
      const visible = (page: Document) =>
        [...page.querySelectorAll('main, footer')].map(({ textContent }) => textContent);
      const texts = visible(pageOf(await renderOnServer(url, api)));
      for (const text of texts) expect(text).toContain('Tutup hari ini: hujan abu');
      leave = await open(url);
      globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
      await wait(HALF_A_MINUTE - 1);
      for (const text of visible(document)) expect(text).toContain('Tutup hari ini: hujan abu');
      await wait(1);
      for (const text of visible(document)) {
        expect(text).not.toMatch(/hujan abu/);
        expect(text).toContain('Penuh hari ini');
      }
      api.respondWith({ 'GET /calendar': [] });
    },
  );

  it('hydrates a page from before midnight without a mismatch', async () => {
    // A hydration mismatch logs an error, which fails the test.
    for (const url of ['/', '/promotions', '/promotions/7']) {
      jest.setSystemTime(BEFORE_MIDNIGHT);
      leave = await open(url, () => jest.advanceTimersByTime(HALF_A_MINUTE));
      await wait(0);
      expect(headings()).not.toContain('Hari Terakhir');
      await leave();
      leave = async () => undefined;
    }
  });
});
