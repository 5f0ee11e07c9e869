import { createStore } from '@lereng/web-data-access';
import { aPromotion, failure, fakeApi, TEST_TODAY } from '@lereng/web-testing';
import { loadActivePromotions } from './active-promotions';

const lasting = aPromotion({ valid_until: '2026-12-20' });
const lastDay = aPromotion({ valid_until: TEST_TODAY });
const over = aPromotion({ title: 'Sudah Lewat', valid_until: '2026-11-19' });

function load(answer: object) {
  const api = fakeApi({ 'GET /promotions': answer });
  const store = createStore({ fetchApi: api.fetchApi });
  const { dispatch } = store;
  return { api, store, active: () => loadActivePromotions({ dispatch, today: TEST_TODAY }) };
}

describe('loadActivePromotions', () => {
  it('finds those that last through today, in their order', async () => {
    const { active } = load([lasting, over, lastDay]);
    expect(await active()).toEqual([lasting, lastDay]);
  });

  it('leaves nothing of the others for a page to carry, and asks once', async () => {
    const { active, store, api } = load([lasting, over, lastDay]);
    await active();
    expect(JSON.stringify(store.getState())).not.toContain('Sudah Lewat');
    expect(await active()).toEqual([lasting, lastDay]);
    expect(api.log()).toEqual(['GET /promotions']);
  });

  it('finds none where there are none, and null where they cannot be had', async () => {
    expect(await load([over]).active()).toEqual([]);
    expect(await load(failure(503)).active()).toBeNull();
  });
});
