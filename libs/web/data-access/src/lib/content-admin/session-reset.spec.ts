import { selectToken, tokenCleared, tokenStored } from '../auth.slice';
import type { ApiResponse } from '../fetch-api';
import { menuItemsApi } from '../endpoints/menu-items.api';
import { createStore, type AdminRootState } from '../store';
import { adminCalls } from './admin-calls';
import { uploadProgressed } from './upload.slice';

const { listMenuItems, getMenuItem } = menuItemsApi.endpoints;
const ROW = { id: 4, name: 'Wedang' };

/** A store of the back office in which everything has something. */
async function filled() {
  let respond = async (): Promise<ApiResponse> => ({ status: 200, body: [ROW] });
  const store = createStore({ fetchApi: () => respond(), adminCalls, token: 'mine' });
  await store.dispatch(listMenuItems.initiate());
  store.dispatch(uploadProgressed({ id: 'a', percent: 40 }));
  return {
    store,
    respondWith: (next: typeof respond) => {
      respond = next;
    },
  };
}

type Filled = Awaited<ReturnType<typeof filled>>;

function contents({ store }: Filled) {
  const { api, upload } = store.getState() as AdminRootState;
  return { queries: Object.keys(api.queries), mutations: api.mutations, upload };
}

const NOTHING = { queries: [], mutations: {}, upload: {} };

it('has something to lose', async () => {
  expect(contents(await filled())).toEqual({
    queries: ['listMenuItems(undefined)'],
    mutations: {},
    upload: { a: 40 },
  });
});

it.each([
  ['after a logout', tokenCleared()],
  ['when another token comes, as from another tab', tokenStored('other')],
])('is empty %s', async (_, action) => {
  const page = await filled();
  page.store.dispatch(action);
  expect(contents(page)).toEqual(NOTHING);
});

it('stays as it is when the same token comes again', async () => {
  const page = await filled();
  page.store.dispatch(tokenStored('mine'));
  expect(contents(page).queries).toHaveLength(1);
});

it('is empty after a 401, and remembers that the session has ended', async () => {
  const page = await filled();
  page.respondWith(async () => ({ status: 401, body: {} }));
  await page.store.dispatch(getMenuItem.initiate(4));
  expect(contents(page)).toEqual(NOTHING);
  expect(selectToken(page.store.getState())).toBeNull();
  expect((page.store.getState() as AdminRootState).session).toEqual({ ended: true });
});

it('does not take what arrives after the end of its session', async () => {
  const page = await filled();
  let arrive: (response: ApiResponse) => void = () => undefined;
  page.respondWith(() => new Promise((resolve) => (arrive = resolve)));
  const late = page.store.dispatch(getMenuItem.initiate(4));
  page.store.dispatch(tokenCleared());
  arrive({ status: 200, body: ROW });
  await late;
  expect(contents(page)).toEqual(NOTHING);
});
