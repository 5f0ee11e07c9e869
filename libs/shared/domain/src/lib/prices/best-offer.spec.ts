import type { SoldOut } from '../availability';
import { bestOffer } from './best-offer';

const TODAY = '2026-11-20';

const offer = (
  name: string,
  discount_percent: number | null,
  { until = '2026-12-31', soldOut = null }: { until?: string; soldOut?: SoldOut | null } = {},
) => ({
  name,
  price: 300_000,
  original_price: 350_000,
  discount_percent,
  promotion:
    discount_percent === null
      ? null
      : { id: 1, discount_percent, valid_until: until, weekdays: [] },
  prices: [],
  availability: soldOut,
});

it.each([
  ['the largest discount', [offer('Jip', 10), offer('Jeruk', 25), offer('Kopi', 15)], 'Jeruk'],
  ['the first of equal ones', [offer('Kopi', null), offer('Jip', 10), offer('Jeruk', 10)], 'Jip'],
  ['none without a discount', [offer('Kopi', null)], undefined],
  ['none that is over', [offer('Jip', 50, { until: '2026-11-19' }), offer('Kopi', 5)], 'Kopi'],
  [
    'none that is sold out',
    [offer('Jip', 50, { soldOut: { state: 'sold_out', until: TODAY } }), offer('Kopi', 5)],
    'Kopi',
  ],
  [
    'none that costs as much as before',
    [{ ...offer('Permen', 50), price: 1, original_price: 1 }, offer('Kopi', 5)],
    'Kopi',
  ],
  ['none at all', [], undefined],
])('is %s', (_case, packages, expected) => {
  expect(bestOffer(packages, TODAY)?.name).toBe(expected);
});
