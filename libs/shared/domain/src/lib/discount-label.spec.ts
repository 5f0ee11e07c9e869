import { discountLabel } from './discount-label';

it('says what a visitor saves', () => {
  expect(discountLabel(25)).toBe('Hemat 25%');
});
