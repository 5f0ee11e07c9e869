import { FRESH_FOR_S, KEPT_UNUSED_S } from './base-api';
import { menuItemsApi } from './menu-items';
import { createStore, disposeStore } from './store';

const list = menuItemsApi.endpoints.listMenuItems;

/** A store, and a page that shows the list as a hook does. */
function setUp() {
  let price = 0;
  const fetchApi = jest.fn(async () => {
    price += 1_000;
    return { status: 200, body: [{ id: 1, price }] };
  });
  const store = createStore({ fetchApi });
  const kept = () => Object.values(store.getState().api.queries).map((entry) => entry?.data);
  const open = () => store.dispatch(list.initiate());
  return { store, fetchApi, kept, open };
}

describe('an answer that no page shows any more', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is there at once when one goes back soon, and is not asked for again', async () => {
    const { store, fetchApi, kept, open } = setUp();
    const page = open();
    await page;
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync((FRESH_FOR_S - 1) * 1_000);
    await open();
    expect(kept()).toEqual([[{ id: 1, price: 1_000 }]]);
    expect(fetchApi).toHaveBeenCalledTimes(1);
    disposeStore(store);
  });

  it('is there at once later, too, and is replaced by what is true by then', async () => {
    const { store, fetchApi, kept, open } = setUp();
    const page = open();
    await page;
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync((KEPT_UNUSED_S - 1) * 1_000);
    const again = open();
    expect(kept()).toEqual([[{ id: 1, price: 1_000 }]]);
    await again;
    expect(kept()).toEqual([[{ id: 1, price: 2_000 }]]);
    expect(fetchApi).toHaveBeenCalledTimes(2);
    disposeStore(store);
  });

  it('goes in the end', async () => {
    const { store, kept, open } = setUp();
    const page = open();
    await page;
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync((KEPT_UNUSED_S + 1) * 1_000);
    expect(kept()).toEqual([]);
    disposeStore(store);
  });
});
