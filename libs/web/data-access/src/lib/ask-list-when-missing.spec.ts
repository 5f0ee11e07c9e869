import { menuItemsApi } from './menu-items';
import { createStore, disposeStore } from './store';

const { listMenuItems, getMenuItem } = menuItemsApi.endpoints;

function setUp(status: number) {
  const asked: string[] = [];
  const store = createStore({
    fetchApi: async ({ path }) => {
      asked.push(path);
      return path === '/menu-items'
        ? { status: 200, body: [{ id: 7 }] }
        : { status, body: { statusCode: status, message: 'Menu tidak ditemukan' } };
    },
  });
  return { store, asked };
}

/** Until all that was begun has come to an end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('askListWhenMissing', () => {
  it('has a list that is shown asked for again where one of its rows is gone', async () => {
    const { store, asked } = setUp(404);
    await store.dispatch(listMenuItems.initiate());
    await store.dispatch(getMenuItem.initiate(7));
    await settled();
    expect(asked).toEqual(['/menu-items', '/menu-items/7', '/menu-items']);
    disposeStore(store);
  });

  it('leaves the list alone where a row fails in another way', async () => {
    const { store, asked } = setUp(500);
    await store.dispatch(listMenuItems.initiate());
    await store.dispatch(getMenuItem.initiate(7));
    await settled();
    expect(asked).toEqual(['/menu-items', '/menu-items/7']);
    disposeStore(store);
  });
});
