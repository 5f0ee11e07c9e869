import { menuItemsApi } from '../endpoints/menu-items.api';
import { menuItemsAdminApi } from '../endpoints/menu-items-admin.api';
import { slidesApi } from '../endpoints/slides.api';
import { slidesAdminApi } from '../endpoints/slides-admin.api';
import { createStore, disposeStore, type AppStore } from '../store';

const { createMenuItem, removeMenuItem, updateMenuItem } = menuItemsAdminApi.endpoints;
const { createSlide, updateSlide } = slidesAdminApi.endpoints;

const soto = { id: 7, name: 'Soto' };
const kopi = { id: 8, name: 'Kopi' };
const pagi = { id: 3, title: 'Pagi', order: 1 };
const senja = { id: 4, title: 'Senja', order: 2 };

const body = {} as never;
const change = (store: AppStore) => store.dispatch(updateMenuItem.initiate({ id: 7, body }));
const add = (store: AppStore) => store.dispatch(createMenuItem.initiate({ body }));
const remove = (store: AppStore) => store.dispatch(removeMenuItem.initiate({ id: 7 }));
const addSlide = (store: AppStore) => store.dispatch(createSlide.initiate({ body }));
const moveSlide = (store: AppStore) => store.dispatch(updateSlide.initiate({ id: 3, body }));

/** What the lists show after a change. They are fetched once: a fetch that the change causes never ends. */
async function listsAfter(
  write: (store: AppStore) => PromiseLike<unknown>,
  response: { status: number; body: unknown },
) {
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
  const { listMenuItems } = menuItemsApi.endpoints;
  const { listSlides } = slidesApi.endpoints;
  await store.dispatch(listMenuItems.initiate());
  await store.dispatch(listSlides.initiate());
  await write(store);
  const state = store.getState() as never;
  disposeStore(store);
  return {
    names: listMenuItems
      .select()(state)
      .data?.map(({ name }) => name),
    titles: listSlides
      .select()(state)
      .data?.map(({ title }) => title),
  };
}

describe('putSaved', () => {
  it.each([
    ['shows a saved row', change, 200, { ...soto, name: 'Rawon' }, ['Rawon', 'Kopi']],
    ['shows a new row at the end', add, 201, { id: 9, name: 'Rawon' }, ['Soto', 'Kopi', 'Rawon']],
    ['takes a deleted row out', remove, 204, null, ['Kopi']],
    ['keeps the list where a change failed', change, 500, null, ['Soto', 'Kopi']],
    ['keeps the list where nothing was added', add, 500, null, ['Soto', 'Kopi']],
  ])('%s before the list is fetched again', async (_, write, status, row, names) => {
    expect(await listsAfter(write, { status, body: row })).toMatchObject({ names });
  });

  it.each([
    ['a new', addSlide, { id: 5, title: 'Siang', order: 1 }, ['Pagi', 'Siang', 'Senja']],
    ['a saved', moveSlide, { ...pagi, order: 5 }, ['Senja', 'Pagi']],
  ])('shows %s slide where its order puts it', async (_, write, slide, titles) => {
    expect(await listsAfter(write, { status: 200, body: slide })).toMatchObject({ titles });
  });
});
