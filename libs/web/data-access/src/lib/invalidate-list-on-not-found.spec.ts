import { menuItemsApi } from './menu-items';
import { createStore, disposeStore } from './store';

const { listMenuItems, getMenuItem } = menuItemsApi.endpoints;

function setUp(status: number) {
  const requested: string[] = [];
  const store = createStore({
    fetchApi: async ({ path }) => {
      requested.push(path);
      return path === '/menu-items'
        ? { status: 200, body: [{ id: 7 }] }
        : { status, body: { statusCode: status, message: 'Menu tidak ditemukan' } };
    },
  });
  return { store, requested };
}

/** Until all pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('invalidateListOnNotFound', () => {
  it('refetches a list in use when one of its rows is 404', async () => {
    const { store, requested } = setUp(404);
    await store.dispatch(listMenuItems.initiate());
    await store.dispatch(getMenuItem.initiate(7));
    await settled();
    expect(requested).toEqual(['/menu-items', '/menu-items/7', '/menu-items']);
    disposeStore(store);
  });

  it('keeps the list after other errors', async () => {
    const { store, requested } = setUp(500);
    await store.dispatch(listMenuItems.initiate());
    await store.dispatch(getMenuItem.initiate(7));
    await settled();
    expect(requested).toEqual(['/menu-items', '/menu-items/7']);
    disposeStore(store);
  });
});
