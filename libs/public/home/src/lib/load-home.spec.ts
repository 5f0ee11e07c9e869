import { createStore } from '@lereng/web-data-access';
import {
  aMenuItem,
  aPackage,
  aPromotion,
  aSetting,
  aSlide,
  aSocialMedia,
  failure,
  fakeApi,
  TEST_SITE,
  TEST_TODAY,
  type FakeApi,
} from '@lereng/web-testing';
import { loadHome } from './load-home';

const CALLS = [
  'GET /site-settings',
  'GET /slides',
  'GET /menu-items/featured',
  'GET /packages/featured',
  'GET /promotions/featured',
  'GET /social-media',
];

function load(api: FakeApi) {
  const store = createStore({ fetchApi: api.fetchApi });
  const loaded = loadHome({
    dispatch: store.dispatch,
    params: {},
    search: new URLSearchParams(),
    site: TEST_SITE,
    today: TEST_TODAY,
  });
  return { store, loaded };
}

const contents = {
  'GET /site-settings': [
    aSetting('site_name', 'Kebun Kabut'),
    aSetting('site_description', `Kafe di lereng.\n${'Sejuk '.repeat(40)}`),
    {
      ...aSetting('home_image', '/uploads/home/1280.jpg'),
      image_url: '/uploads/home/1280.jpg',
      image_width: 1280,
      image_height: 720,
      image_sources: [],
      image_preview_url: '/uploads/previews/home.jpg',
    },
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
    const { store, loaded } = load(api);
    await new Promise((resolve) => setTimeout(resolve));
    expect(api.log().sort()).toEqual([...CALLS].sort());

    for (const respond of waiting) respond();
    await loaded;
    const cached = JSON.stringify(store.getState().api.queries);
    for (const text of ['Kebun Kabut', 'Pagi di lereng', 'Soto Ayam', 'Jip Fajar', 'Panen Raya']) {
      expect(cached).toContain(text);
    }
  });

  it("has the owner's description", async () => {
    const { head } = await load(fakeApi(contents)).loaded;
    expect(head.title).toBe('Kebun Kabut | Kafe alam dan agrowisata di lereng gunung');
    expect(head.siteName).toBe('Kebun Kabut');
    expect(head.description).toMatch(/^Kafe di lereng\. Sejuk Sejuk .*…$/);
    expect(head.description).toHaveLength(161);
    expect(head.canonical).toBe('/');
    expect(head.structuredData).toMatchObject([
      {
        '@type': 'CafeOrCoffeeShop',
        name: 'Kebun Kabut',
        url: 'https://lereng.test/',
        image: TEST_SITE.origin + TEST_SITE.previewUrl,
        telephone: '+6281234567890',
      },
      { '@type': 'WebSite', name: 'Kebun Kabut', url: 'https://lereng.test/' },
    ]);
  });

  it('has a default description when every call fails', async () => {
    const api = fakeApi(Object.fromEntries(CALLS.map((call) => [call, failure(503)])));
    const { status = 200, head } = await load(api).loaded;
    expect(status).toBe(200);
    expect(head.title).toMatch(/^Lereng \| /);
    expect(head.description).toMatch(/^Kafe alam dan agrowisata/);
    expect(head.structuredData).toHaveLength(2);
  });
});
