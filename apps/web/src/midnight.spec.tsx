import { aPromotion, fakeApi, TEST_SITE } from '@lereng/web-testing';
import { act, screen } from '@testing-library/react';
import { boot } from './browser/boot';
import type { ClientManifest } from './document/page-assets';
import { render } from './entry-server';
import { publicArea } from './public-area';

// 23:59:30 on 20 November in Jakarta, the venue's place.
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

const api = fakeApi({
  'GET /promotions': [ending, lasting],
  'GET /promotions/7': ending,
  'GET /social-media': [],
  'GET /site-settings': [],
});
const assets: ClientManifest = {
  'src/start.ts': { file: 'assets/start.js' },
  'src/entry-client.tsx': { file: 'assets/client.js' },
  'src/entry-admin.tsx': { file: 'assets/admin.js' },
};

async function serve(url: string) {
  const { status, html } = await render({
    url,
    fetchApi: api.fetchApi,
    site: TEST_SITE,
    seed: 1,
    assets,
    report: () => undefined,
  });
  if (html === undefined) throw new Error('no HTML');
  return { status, page: new DOMParser().parseFromString(html, 'text/html') };
}

/** Opens an address as a visitor does: the server's document, taken over by the app. */
async function open(url: string, meanwhile: () => void = () => undefined) {
  const { page } = await serve(url);
  meanwhile();
  window.history.replaceState(null, '', url);
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  const app = await act(() => boot(publicArea));
  return () => act(async () => app.unmount());
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
    globalThis.fetch = jest.fn(async (address: string) => {
      const { status, body } = await api.fetchApi({ method: 'GET', path: address.slice(4) });
      return new Response(JSON.stringify(body), { status });
    }) as unknown as typeof fetch;
  });
  afterEach(async () => {
    await leave();
    leave = async () => undefined;
    jest.useRealTimers();
    globalThis.fetch = original;
  });

  it('ends a promotion that a tab has open, in its head too', async () => {
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

  it('takes it from the list, and from what the list says of itself', async () => {
    leave = await open('/promotions');
    expect(headings()).toEqual(expect.arrayContaining(['Hari Terakhir', 'Panen Raya']));
    expect(stat('Promo aktif')).toHaveTextContent('2');
    expect(stat('Diskon hingga')).toHaveTextContent('40%');
    await wait(HALF_A_MINUTE);
    expect(headings()).not.toContain('Hari Terakhir');
    expect(headings()).toContain('Panen Raya');
    expect(stat('Promo aktif')).toHaveTextContent('1');
    expect(stat('Diskon hingga')).toHaveTextContent('15%');
    const data = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ numberOfItems: 1 });
    // The page is still the page that it was.
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
    // A day later, at which the sleeping phone wakes up.
    jest.setSystemTime(BEFORE_MIDNIGHT.getTime() + 24 * 60 * 60 * 1000 + HALF_A_MINUTE);
    await wait(HALF_A_MINUTE);
    expect(headings()).toContain('Belum ada promo aktif.');
  });

  it('asks again for what is shown, as a promotion may take the place of another', async () => {
    leave = await open('/promotions');
    api.calls.length = 0;
    await wait(HALF_A_MINUTE);
    expect(api.log()).toEqual(['GET /promotions']);
  });

  it('finds a page that was taken over only after it, and hydrates it as it was served', async () => {
    // Noise in the console fails the test: a page that is not the served one any more is such noise.
    for (const address of ['/promotions', '/promotions/7']) {
      jest.setSystemTime(BEFORE_MIDNIGHT);
      leave = await open(address, () => {
        jest.setSystemTime(BEFORE_MIDNIGHT.getTime() + HALF_A_MINUTE);
      });
      await wait(0);
      expect(headings()).not.toContain('Hari Terakhir');
      await leave();
      leave = async () => undefined;
    }
  });

  it('is what the server goes by', async () => {
    // With what the browser continues with: nobody is sent what is over.
    const all = (page: Document) => page.documentElement.textContent;
    expect((await serve('/promotions/7')).status).toBe(200);
    expect(all((await serve('/promotions')).page)).toContain('Hari Terakhir');
    jest.setSystemTime(BEFORE_MIDNIGHT.getTime() + HALF_A_MINUTE);
    const { status, page } = await serve('/promotions/7');
    expect(status).toBe(404);
    expect(page.querySelector('h1')?.textContent).toBe('Promo tidak ditemukan.');
    const list = all((await serve('/promotions')).page);
    expect(list).not.toContain('Hari Terakhir');
    expect(list).toContain('Panen Raya');
  });
});
