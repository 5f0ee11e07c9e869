import { createStore, reader } from '@lereng/web-data-access';
import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { aMenuItem, aSetting, failure, fakeApi, type FakeRoutes } from '@lereng/web-testing';
import { loadDetail } from './load-detail';

const kopi = aMenuItem({ id: 3, name: 'Kopi' });

function load(id: string, routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /menu-items/3/others': [],
    'GET /menu-items/3': kopi,
    'GET /site-settings': [aSetting('site_name', 'Kebun Kita')],
    ...routes,
  });
  const read = reader(createStore({ fetchApi: api.fetchApi }).dispatch);
  const { getMenuItem, listOtherMenuItems } = menuItemsApi.endpoints;
  const loaded = loadDetail(
    { read, params: { id }, locale: 'id' },
    {
      words: { notFound: 'Tidak ada', notFoundHint: 'Gagal dimuat.', toList: 'Kembali' },
      listPath: '/hal',
      get: (row) => read(getMenuItem, row),
      others: (row) => read(listOtherMenuItems, row),
      head: ({ name }, { siteName }) => ({
        title: `${name} di ${siteName}`,
        description: '',
        canonical: '/hal/3',
      }),
    },
  );
  return { loaded, api };
}

describe('loadDetail', () => {
  it("has the row's head with the site's name, and requests everything that the page shows", async () => {
    const { loaded, api } = load('3');
    expect(await loaded).toEqual({
      status: 200,
      head: { title: 'Kopi di Kebun Kita', description: '', canonical: '/hal/3' },
    });
    expect(api.log().sort()).toEqual([
      'GET /menu-items/3',
      'GET /menu-items/3/others',
      'GET /site-settings',
    ]);
  });

  it.each(['GET /menu-items/3/others', 'GET /site-settings'])(
    'is 200 without %s',
    async (route) => {
      expect(await load('3', { [route]: failure(503) }).loaded).toMatchObject({ status: 200 });
    },
  );
});
