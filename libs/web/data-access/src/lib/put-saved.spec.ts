import { menuItemsApi } from './menu-items';
import { menuItemsAdminApi } from './menu-items-admin';
import { createStore, disposeStore } from './store';

const { listMenuItems } = menuItemsApi.endpoints;
const { removeMenuItem, updateMenuItem } = menuItemsAdminApi.endpoints;

const soto = { id: 7, name: 'Soto' };
const kopi = { id: 8, name: 'Kopi' };

async function setUp(status: number) {
  let lists = 0;
  const store = createStore({
    fetchApi: async ({ path }) => {
      if (path !== '/menu-items') {
        return { status, body: status === 204 ? null : { ...soto, name: 'Soto Ayam' } };
      }
      lists += 1;
      // The one after the change never comes.
      return lists === 1 ? { status: 200, body: [soto, kopi] } : new Promise(() => undefined);
    },
  });
  await store.dispatch(listMenuItems.initiate());
  await (status === 204
    ? store.dispatch(removeMenuItem.initiate({ id: 7 }))
    : store.dispatch(updateMenuItem.initiate({ id: 7, body: { name: 'Soto Ayam' } as never })));
  const names = listMenuItems
    .select()(store.getState() as never)
    .data?.map(({ name }) => name);
  disposeStore(store);
  return names;
}

describe('putSaved', () => {
  it('shows a saved row in its list before that is fetched again', async () => {
    expect(await setUp(200)).toEqual(['Soto Ayam', 'Kopi']);
  });

  it('takes a deleted row out of its list', async () => {
    expect(await setUp(204)).toEqual(['Kopi']);
  });

  it('keeps the list after an error', async () => {
    expect(await setUp(500)).toEqual(['Soto', 'Kopi']);
  });
});
