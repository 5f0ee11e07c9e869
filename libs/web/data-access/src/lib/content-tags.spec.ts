import { historyAdminApi } from './history-admin';
import { menuItemsApi } from './menu-items';
import { menuItemsAdminApi } from './menu-items-admin';
import { packagesApi } from './packages';
import { promotionsApi } from './promotions';
import { createStore, disposeStore } from './store';
import { trashAdminApi } from './trash-admin';

const { listTrash, restoreTrashed, removeTrashed } = trashAdminApi.endpoints;
const { listHistory, revertContent } = historyAdminApi.endpoints;

/** A store that shows all of these lists, and the paths that it requests from then on. */
async function setUp() {
  const requested: string[] = [];
  const store = createStore({
    fetchApi: async ({ path, method }) => {
      if (method === 'GET') requested.push(path);
      return { status: 200, body: [] };
    },
  });
  await Promise.all([
    store.dispatch(menuItemsApi.endpoints.listMenuItems.initiate()),
    store.dispatch(packagesApi.endpoints.listPackages.initiate()),
    store.dispatch(promotionsApi.endpoints.listPromotions.initiate()),
    store.dispatch(listTrash.initiate()),
    store.dispatch(listHistory.initiate({})),
  ]);
  requested.length = 0;
  return { store, requested };
}

/** Until all pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('what is fetched again', () => {
  it.each([
    [
      'putting a package back: also promotions, which show it',
      restoreTrashed.initiate({ kind: 'packages', id: 1 }),
      ['/history', '/packages', '/promotions', '/trash'],
    ],
    [
      'putting back something of a kind that is not known here: everything',
      restoreTrashed.initiate({ kind: 'orchard-visits', id: 1 }),
      ['/history', '/menu-items', '/packages', '/promotions', '/trash'],
    ],
    [
      'deleting for good',
      removeTrashed.initiate({ kind: 'menu-items', id: 1 }),
      ['/history', '/trash'],
    ],
    [
      'deleting',
      menuItemsAdminApi.endpoints.removeMenuItem.initiate(1),
      ['/history', '/menu-items', '/trash'],
    ],
    [
      'bringing an older version back',
      revertContent.initiate(1),
      ['/history', '/menu-items', '/packages', '/promotions'],
    ],
  ])('after %s', async (_, action, paths) => {
    const { store, requested } = await setUp();
    await store.dispatch(action as ReturnType<typeof revertContent.initiate>);
    await settled();
    expect(requested.sort()).toEqual(paths);
    disposeStore(store);
  });
});
