import { createStore, reader } from '@lereng/web-data-access';
import { aPromotion, failure, fakeApi, TEST_TODAY } from '@lereng/web-testing';
import { bestActivePromotion } from './active-promotions';
import { loadActivePromotions } from './load-active-promotions';

const lasting = aPromotion({ valid_until: '2026-12-20' });
const lastDay = aPromotion({ valid_until: TEST_TODAY });
const over = aPromotion({ title: 'Sudah Lewat', valid_until: '2026-11-19' });

function load(response: object) {
  const api = fakeApi({ 'GET /promotions': response });
  const store = createStore({ fetchApi: api.fetchApi });
  const { dispatch } = store;
  const read = reader(dispatch);
  const active = () => loadActivePromotions({ read, dispatch, today: TEST_TODAY });
  return { api, store, active };
}

describe('loadActivePromotions', () => {
  it('returns the active ones in order, and removes the others from the store, with one request', async () => {
    const { active, store, api } = load([lasting, over, lastDay]);
    expect(await active()).toEqual([lasting, lastDay]);
    expect(JSON.stringify(store.getState())).not.toContain('Sudah Lewat');
    expect(await active()).toEqual([lasting, lastDay]);
    expect(api.log()).toEqual(['GET /promotions']);
  });

  it('returns an empty list for none, and null after a failure', async () => {
    expect(await load([over]).active()).toEqual([]);
    expect(await load(failure(503)).active()).toBeNull();
  });
});

describe('bestActivePromotion', () => {
  it('is the largest discount that has not ended', () => {
    const [small, large] = [10, 25].map((discount_percent) => ({ ...lasting, discount_percent }));
    const ended = { ...over, discount_percent: 90 };
    expect(bestActivePromotion([small!, large!, ended], TEST_TODAY)).toBe(large);
    expect(bestActivePromotion([ended], TEST_TODAY)).toBeNull();
  });
});
