import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { createStore, reader } from '@lereng/web-data-access';
import {
  aDayEntry,
  aMenuItem,
  anImage,
  aPackage,
  aPromotion,
  aSetting,
  aSlide,
  aSocialMedia,
  failure,
  fakeApi,
  loadPage,
  TEST_SITE,
  TEST_TODAY,
} from '@lereng/web-testing';
import { loadHome } from './load-home';

const contents = {
  'GET /calendar': [aDayEntry({ from: '2026-12-24', until: '2026-12-26' })],
  'GET /site-settings': [
    aSetting('site_name', 'Kebun Kabut'),
    aSetting('site_description', `Kafe di lereng.\n${'Sejuk '.repeat(40)}`),
    { ...aSetting('home_image', '/uploads/home/1280.jpg'), ...anImage('home') },
  ],
  'GET /slides': [aSlide({ title: 'Pagi di lereng' })],
  'GET /menu-items/featured': [aMenuItem({ name: 'Soto Ayam' })],
  'GET /packages/featured': [aPackage({ name: 'Jip Fajar' })],
  'GET /promotions/featured': [aPromotion({ title: 'Panen Raya' })],
  'GET /social-media': [aSocialMedia()],
};

describe('loadHome', () => {
  it('requests everything in parallel, and fills the store', async () => {
    const waiting: (() => void)[] = [];
    const slowly = (body: unknown) => () =>
      new Promise<{ status: number; body: unknown }>((resolve) =>
        waiting.push(() => resolve({ status: 200, body })),
      );
    const api = fakeApi(
      Object.fromEntries(Object.entries(contents).map(([call, body]) => [call, slowly(body)])),
    );
    const { dispatch, getState } = createStore({ fetchApi: api.fetchApi });
    const search = new URLSearchParams();
    const loaded = loadHome({
      read: reader(dispatch),
      dispatch,
      params: {},
      search,
      site: TEST_SITE,
      locale: DEFAULT_LOCALE,
      today: TEST_TODAY,
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(api.log().sort()).toEqual(Object.keys(contents).sort());

    for (const respond of waiting) respond();
    await loaded;
    const cached = JSON.stringify(getState().api.queries);
    for (const text of ['Kebun Kabut', 'Pagi di lereng', 'Soto Ayam', 'Jip Fajar', 'Panen Raya']) {
      expect(cached).toContain(text);
    }
  });

  it("has the owner's description", async () => {
    const { head } = await loadPage(loadHome, contents);
    expect(head.title).toBe('Kebun Kabut | Menu, paket, dan lokasi');
    expect(head.siteName).toBe('Kebun Kabut');
    expect(head.description).toMatch(/^Kafe di lereng\. Sejuk Sejuk .*…$/);

    expect(head.canonical).toBe('/');
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'CafeOrCoffeeShop',
        name: 'Kebun Kabut',
        url: 'https://lereng.test/',
        image: TEST_SITE.origin + TEST_SITE.previewUrl,
        telephone: '+6281234567890',
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-26' }),
        ]) as unknown,
      },
      { '@type': 'WebSite', name: 'Kebun Kabut', url: 'https://lereng.test/' },
    ]);
  });

  it('has a default description when every call fails', async () => {
    const failing = Object.fromEntries(Object.keys(contents).map((call) => [call, failure(503)]));
    const { status = 200, head } = await loadPage(loadHome, failing);
    expect(status).toBe(200);
    expect(head.title).toMatch(/^Lereng \| /);
    expect(head.description).toMatch(/^Pemandangan yang indah/);
    expect(head.structuredData).toHaveLength(2);
  });
});
