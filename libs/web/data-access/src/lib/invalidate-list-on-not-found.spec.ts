import { menuItemsApi } from './endpoints/menu-items.api';
import { createStore, disposeStore } from './store';

const { listMenuItems, getMenuItem } = menuItemsApi.endpoints;

describe('invalidateListOnNotFound', () => {
  it.each([
    ['refetches a list in use', 404, ['/menu-items', '/menu-items/7', '/menu-items']],
    ['keeps the list', 500, ['/menu-items', '/menu-items/7']],
  ])('%s when one of its rows is %i', async (_, status, expected) => {
    const requested: string[] = [];
    const store = createStore({
      fetchApi: async ({ path }) => {
        requested.push(path);
        return path === '/menu-items'
          ? { status: 200, body: [{ id: 7 }] }
          : { status, body: { statusCode: status, message: 'Menu tidak ditemukan' } };
      },
    });
    await store.dispatch(listMenuItems.initiate());
    await store.dispatch(getMenuItem.initiate(7));
    // Until all pending promises have settled.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requested).toEqual(expected);
    disposeStore(store);
  });
});
