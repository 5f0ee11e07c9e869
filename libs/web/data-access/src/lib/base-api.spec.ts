import { STALE_AFTER_SECONDS, KEEP_UNUSED_SECONDS } from './base-api';
import { menuItemsApi } from './menu-items';
import { createStore, disposeStore } from './store';

const list = menuItemsApi.endpoints.listMenuItems;

/** A store, and a page that uses the list's hook. */
function setUp() {
  let price = 0;
  const fetchApi = jest.fn(async () => {
    price += 1_000;
    return { status: 200, body: [{ id: 1, price }] };
  });
  const store = createStore({ fetchApi });
  const cached = () => Object.values(store.getState().api.queries).map((entry) => entry?.data);
  const open = () => store.dispatch(list.initiate());
  return { store, fetchApi, cached, open };
}

describe('a cached response that no page uses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is there at once on going back soon, without a request', async () => {
    const { store, fetchApi, cached, open } = setUp();
    const page = open();
    await page;
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync((STALE_AFTER_SECONDS - 1) * 1_000);
    await open();
    expect(cached()).toEqual([[{ id: 1, price: 1_000 }]]);
    expect(fetchApi).toHaveBeenCalledTimes(1);
    disposeStore(store);
  });

  it('is there at once later, too, and is refetched', async () => {
    const { store, fetchApi, cached, open } = setUp();
    const page = open();
    await page;
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync((KEEP_UNUSED_SECONDS - 1) * 1_000);
    const again = open();
    expect(cached()).toEqual([[{ id: 1, price: 1_000 }]]);
    await again;
    expect(cached()).toEqual([[{ id: 1, price: 2_000 }]]);
    expect(fetchApi).toHaveBeenCalledTimes(2);
    disposeStore(store);
  });

  it('is removed in the end', async () => {
    const { store, cached, open } = setUp();
    const page = open();
    await page;
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync((KEEP_UNUSED_SECONDS + 1) * 1_000);
    expect(cached()).toEqual([]);
    disposeStore(store);
  });
});
