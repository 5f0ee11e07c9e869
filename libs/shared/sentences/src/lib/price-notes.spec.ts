import { offerNote, priceNote, unitPriceText } from './price-notes';

it.each([
  [null, null, null],
  ['per kg', undefined, 'per kg'],
  ['per jip', null, 'per jip'],
  ['per jip', 4, 'per jip, 4 orang'],
  [null, 4, 'untuk 4 orang'],
])('unit %j and capacity %j: %j', (price_unit, capacity, expected) => {
  expect(priceNote({ price_unit, capacity })).toBe(expected);
});

it('is Indonesian in messages, also where a page has another unit', () => {
  const unit = { price_unit: 'per jeep', price_unit_id: 'per jip', capacity: 4 };
  expect(priceNote(unit, 'en')).toBe('per jeep, 4 people');
  expect(unitPriceText(350_000, unit)).toBe('Rp 350.000 per jip, 4 orang');
});

it('stands behind the price, if both are known', () => {
  const unit = { price_unit: 'per jip', capacity: 4 };
  expect(unitPriceText(350_000, unit)).toBe('Rp 350.000 per jip, 4 orang');
  expect(unitPriceText(null, unit)).toBeNull();
  expect(unitPriceText(350_000, { price_unit: null })).toBeNull();
});

it('names the days of a promotion behind them', () => {
  expect(offerNote({ price_unit: 'per jip' }, [6, 7])).toBe('per jip, Sabtu & Minggu');
  expect(offerNote({ price_unit: null }, [6, 7])).toBe('Sabtu & Minggu');
  expect(offerNote({ price_unit: null })).toBeNull();
});
