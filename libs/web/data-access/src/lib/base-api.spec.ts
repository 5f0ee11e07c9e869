import { STALE_AFTER_SECONDS, KEEP_UNUSED_SECONDS } from './base-api';
import { menuItemsApi } from './endpoints/menu-items.api';
import { createStore, disposeStore } from './store';

const list = menuItemsApi.endpoints.listMenuItems;

/** A store with a list that a page used some time ago. */
async function listUsedBefore(seconds: number) {
  let price = 0;
  const fetchApi = jest.fn(async () => {
    price += 1_000;
    return { status: 200, body: [{ id: 1, price }] };
  });
  const store = createStore({ fetchApi });
  const page = store.dispatch(list.initiate());
  await page;
  page.unsubscribe();
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  const cached = () => Object.values(store.getState().api.queries).map((entry) => entry?.data);
  return { store, fetchApi, cached };
}

describe('a cached response that no page uses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is there at once on going back soon, without a request', async () => {
    const { store, fetchApi, cached } = await listUsedBefore(STALE_AFTER_SECONDS - 1);
    await store.dispatch(list.initiate());
    expect(cached()).toEqual([[{ id: 1, price: 1_000 }]]);
    expect(fetchApi).toHaveBeenCalledTimes(1);
    disposeStore(store);
  });

  it('is there at once later, too, and is refetched', async () => {
    const { store, cached } = await listUsedBefore(KEEP_UNUSED_SECONDS - 1);
    const again = store.dispatch(list.initiate());
    expect(cached()).toEqual([[{ id: 1, price: 1_000 }]]);
    await again;
    expect(cached()).toEqual([[{ id: 1, price: 2_000 }]]);
    disposeStore(store);
  });

  it('is removed in the end', async () => {
    const { store, cached } = await listUsedBefore(KEEP_UNUSED_SECONDS + 1);
    expect(cached()).toEqual([]);
    disposeStore(store);
  });
});
