import { missedDiscount } from './missed-discount';

const promotion = (validUntil: string, weekdays: number[] = [], discountPercent = 10) => ({
  id: 1,
  validUntil,
  weekdays,
  discountPercent,
});

it.each([
  ['none', [], { weekdays: null, endedOn: null }],
  [
    'those that are over',
    [promotion('2026-12-05'), promotion('2026-12-10', [1])],
    { weekdays: null, endedOn: '2026-12-10' },
  ],
  [
    'one of other weekdays, beside one that is over',
    [promotion('2026-12-10'), promotion('2026-12-11', [1, 2])],
    { weekdays: [1, 2], endedOn: null },
  ],
  [
    'the best of other weekdays',
    [promotion('2026-12-30', [1], 10), promotion('2026-12-30', [2], 20)],
    { weekdays: [2], endedOn: null },
  ],
])('says of %s why 11 December has no discount', (_, promotions, expected) => {
  expect(missedDiscount(promotions, '2026-12-11')).toEqual(expected);
});
