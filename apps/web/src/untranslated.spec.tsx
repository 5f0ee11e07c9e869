import { orderSegment, readOrder } from '@lereng/shared-domain/orders';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import {
  aMenuCategory,
  aMenuItem,
  aPackage,
  aPromotion,
  aPromotionPackage,
  aSetting,
  aSlide,
  aSocialMedia,
  fakeApi,
  TEST_TODAY,
  withPromotion,
  type FakeRoutes,
} from '@lereng/web-testing';
import { pageOf, renderOnServer } from './testing/server-page';

/** What every text of the owner has here, and no word of a page. */
const MARK = 'Teks';

/** A row of a response in English whose texts are all Indonesian. */
function untranslated<Row extends object>(row: Row, ...fields: (keyof Row & string)[]): Row {
  const texts = fields.map((field) => [field, `${MARK} ${field}`]);
  return { ...row, ...Object.fromEntries(texts), untranslated: fields };
}

const LAST_DAY = '9999-12-30';
const period = untranslated(
  { from: '2026-12-24', until: '2027-01-04', weekdays: [], name: '', price: 9, original_price: 10 },
  'name',
);
const menuItems = [1, 2, 3, 4].map((id) => ({
  ...untranslated(aMenuItem({ id }), 'name', 'description', 'price_unit'),
  category: id < 4 ? `${MARK} name` : null,
}));
const reduced = withPromotion({ valid_until: LAST_DAY, weekdays: [5] });
const promotion = reduced.promotion && untranslated(reduced.promotion, 'title', 'description');
const PACKAGE_TEXTS = ['name', 'description', 'price_unit', 'duration', 'meeting_point'] as const;
const packages = [1, 2, 3, 4].map((id) => {
  const own = untranslated(
    aPackage({ id, capacity: 4, prices: [period] }),
    ...PACKAGE_TEXTS,
    ...(['minimum_age', 'what_to_bring', 'terms', 'route', 'items'] as const),
  );
  return {
    ...own,
    items: ['a', 'b', 'c', 'd'].map((name) => ({ item_name: `${MARK} ${name}` })),
    route: id === 2 ? null : id === 3 ? `${MARK} a` : `${MARK} a → ${MARK} b`,
    ...(id === 1 && { ...reduced, promotion }),
  };
});
const offered = aPromotionPackage({ capacity: 4, next_offer: null });
const promotions = [1, 2].map((id) =>
  untranslated(
    aPromotion({
      id,
      valid_until: LAST_DAY,
      packages: [1, 2].map((pkg) => untranslated({ ...offered, id: pkg }, 'name', 'price_unit')),
    }),
    'title',
    'description',
    'terms',
  ),
);
const settings = Object.entries(SETTING_FIELDS).flatMap(([key, field]) => {
  if ('isName' in field || !('translatable' in field)) return [];
  return [{ ...aSetting(key, `${MARK} ${key}`), untranslated: ['value'] }];
});
const hours = { ...aSetting('opening_hours', `${MARK} pagi sampai sore`), untranslated: ['value'] };
const day = { updatedAt: '2026-11-01T00:00:00Z', hours: null, reason: '', package_ids: [] };
const quoted = {
  original_price: 12,
  promotion_weekdays: null,
  promotion_ended_on: null,
  period_name: null,
  unavailable: null,
};
const ORDER = 'm1=1&p1=2&people=8';
const routes: FakeRoutes = {
  'GET /calendar': [
    untranslated({ ...day, id: 1, kind: 'closed', from: TEST_TODAY, until: TEST_TODAY }, 'reason'),
    untranslated(
      { ...day, id: 2, kind: 'full', from: '2026-11-22', until: '2026-11-23', package_ids: [1] },
      'reason',
    ),
  ],
  'GET /menu-categories': [
    untranslated(aMenuCategory({ id: 1 }), 'name'),
    aMenuCategory({ id: 2, name: 'Drinks' }),
  ],
  'GET /menu-items': menuItems,
  'GET /menu-items/featured': menuItems,
  'GET /menu-items/1/others': menuItems,
  'GET /packages': packages,
  'GET /packages/featured': packages,
  'GET /packages/1/others': packages,
  'GET /promotions': promotions,
  'GET /promotions/featured': promotions,
  'GET /slides': [untranslated(aSlide({ id: 1 }), 'title', 'description')],
  'GET /social-media': [aSocialMedia({ id: 1 })],
  'GET /site-settings': [...settings, hours],
  [`GET /quotes/${orderSegment(readOrder(new URLSearchParams(ORDER)))}`]: {
    date: TEST_TODAY,
    next_date: null,
    token: null,
    rows: [
      { ...menuItems[0], ...quoted, kind: 'menu-items', capacity: null, promotion: null },
      untranslated(
        { ...packages[0]!, ...quoted, kind: 'packages', promotion, unavailable: 'full' },
        'name',
        'price_unit',
        'period_name',
      ),
    ],
  },
  'GET /orders/abc': {
    state: 'valid',
    date: TEST_TODAY,
    shown_at: '2026-11-20T01:00:00Z',
    lines: [
      untranslated(
        {
          ...offered,
          kind: 'packages',
          quantity: 2,
          promotion_id: 1,
          promotion: '',
          present: null,
        },
        'name',
        'price_unit',
        'promotion',
      ),
    ],
  },
};

/** All texts of a page, with the elements whose language is theirs. */
function textsOf(page: Document): { text: string; lang: string | null | undefined }[] {
  const found = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || parent?.closest('script')) continue;
    found.push({ text: node.textContent, lang: parent?.closest('[lang]')?.getAttribute('lang') });
  }
  for (const element of page.body.querySelectorAll('img[alt], [data-line]')) {
    const text = element.getAttribute('data-line') ?? element.getAttribute('alt') ?? '';
    if (text) found.push({ text, lang: element.closest('[lang]')?.getAttribute('lang') });
  }
  return found;
}

it.each([
  ['/', 70],
  ['/menu', 30],
  ['/menu?q=teks', 30],
  ['/menu/1', 30],
  ['/packages', 35],
  ['/packages/1', 50],
  ['/promotions', 25],
  ['/promotions/1', 25],
  ['/contact', 20],
  [`/order?${ORDER}`, 25],
  [`/order?${ORDER}&choose=menu`, 29],
  ['/order/abc', 19],
])('%s has Indonesian texts in elements of their own', async (url, least) => {
  const { status, html } = await renderOnServer(url, fakeApi(routes), 'en');
  expect(status).toBe(200);
  const texts = textsOf(pageOf({ html }));
  const indonesian = texts.filter(({ text }) => text.includes(MARK));
  expect(indonesian.filter(({ lang }) => lang !== 'id')).toEqual([]);
  expect(texts.filter(({ text, lang }) => lang === 'id' && !text.includes(MARK))).toEqual([]);
  expect(indonesian.length).toBeGreaterThanOrEqual(least);
});
