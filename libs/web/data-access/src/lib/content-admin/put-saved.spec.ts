import { menuItemsApi } from '../menu-items';
import { menuItemsAdminApi } from '../menu-items-admin';
import { slidesApi } from '../slides';
import { slidesAdminApi } from '../slides-admin';
import { createStore, disposeStore } from '../store';

const { createMenuItem, removeMenuItem, updateMenuItem } = menuItemsAdminApi.endpoints;
const { createSlide, updateSlide } = slidesAdminApi.endpoints;

const soto = { id: 7, name: 'Soto' };
const kopi = { id: 8, name: 'Kopi' };
const pagi = { id: 3, title: 'Pagi', order: 1 };
const senja = { id: 4, title: 'Senja', order: 2 };

/** A store whose lists are fetched once: a fetch that a change causes never ends. */
async function setUp(response: { status: number; body: unknown }) {
  const lists = new Map<string, unknown>([
    ['/menu-items', [soto, kopi]],
    ['/slides', [pagi, senja]],
  ]);
  const store = createStore({
    fetchApi: async ({ path, method = 'GET' }) => {
      if (method !== 'GET') return response;
      const body = lists.get(path);
      lists.delete(path);
      return body ? { status: 200, body } : new Promise(() => undefined);
    },
  });
  await store.dispatch(menuItemsApi.endpoints.listMenuItems.initiate());
  await store.dispatch(slidesApi.endpoints.listSlides.initiate());
  const state = () => store.getState() as never;
  return {
    store,
    names: () =>
      menuItemsApi.endpoints.listMenuItems
        .select()(state())
        .data?.map(({ name }) => name),
    titles: () =>
      slidesApi.endpoints.listSlides
        .select()(state())
        .data?.map(({ title }) => title),
    end: () => disposeStore(store),
  };
}

const body = {} as never;

describe('putSaved', () => {
  it('shows a saved row in its list before that is fetched again', async () => {
    const { store, names, end } = await setUp({ status: 200, body: { ...soto, name: 'Rawon' } });
    await store.dispatch(updateMenuItem.initiate({ id: 7, body }));
    expect(names()).toEqual(['Rawon', 'Kopi']);
    end();
  });

  it('shows a new row at the end of its list', async () => {
    const { store, names, end } = await setUp({ status: 201, body: { id: 9, name: 'Rawon' } });
    await store.dispatch(createMenuItem.initiate({ body }));
    expect(names()).toEqual(['Soto', 'Kopi', 'Rawon']);
    end();
  });

  it('shows a slide where its order puts it', async () => {
    const added = await setUp({ status: 201, body: { id: 5, title: 'Siang', order: 1 } });
    await added.store.dispatch(createSlide.initiate({ body }));
    expect(added.titles()).toEqual(['Pagi', 'Siang', 'Senja']);
    added.end();
    const moved = await setUp({ status: 200, body: { ...pagi, order: 5 } });
    await moved.store.dispatch(updateSlide.initiate({ id: 3, body }));
    expect(moved.titles()).toEqual(['Senja', 'Pagi']);
    moved.end();
  });

  it('takes a deleted row out of its list', async () => {
    const { store, names, end } = await setUp({ status: 204, body: null });
    await store.dispatch(removeMenuItem.initiate({ id: 7 }));
    expect(names()).toEqual(['Kopi']);
    end();
  });

  it('keeps the list after an error', async () => {
    const { store, names, end } = await setUp({ status: 500, body: null });
    await store.dispatch(createMenuItem.initiate({ body }));
    await store.dispatch(updateMenuItem.initiate({ id: 7, body }));
    expect(names()).toEqual(['Soto', 'Kopi']);
    end();
  });
});
