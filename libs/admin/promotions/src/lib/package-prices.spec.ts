import { addDays, discountedPrice } from '@lereng/shared-domain';
import { aPackage, aPromotion, aPromotionPackage, withPromotion } from '@lereng/web-testing';
import fc from 'fast-check';
import { packagePrices, type PromotionDraft } from './package-prices';

const today = '2026-11-20';
const pkg = aPackage({ id: 3, price: 350_000 });
const inPromotion = (id: number, discount_percent: number, valid_until: string, packageId = 3) =>
  aPromotion({
    id,
    title: `Promo ${id}`,
    discount_percent,
    valid_until,
    packages: [aPromotionPackage({ id: packageId, price: 1 })],
  });
const draft = (changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  id: undefined,
  discountPercent: 10,
  validUntil: '2026-12-20',
  weekdays: [],
  ...changes,
});

it('reduces the base price of a package, whatever it costs today', () => {
  const alone = { base: 350_000, reduced: 315_000, alsoIn: [], price: 315_000, source: 'this' };
  expect(packagePrices(pkg, draft(), [], today)).toEqual(alone);
  const discounted = aPackage({ id: 3, ...withPromotion({ discount_percent: 10 }) });
  expect(packagePrices(discounted, draft(), [], today)).toEqual(alone);
});

it('gives no discount by a promotion that is hidden', () => {
  const hidden = { ...inPromotion(5, 50, '2026-12-20'), hidden: true };
  expect(packagePrices(pkg, draft(), [hidden], today)).toMatchObject({
    price: 315_000,
    alsoIn: [],
  });
  expect(packagePrices(pkg, draft({ hidden: true }), [], today)).toMatchObject({
    reduced: 315_000,
    price: 350_000,
    source: 'none',
  });
});

it('leaves out promotions that are over, of other packages, and the edited one as stored', () => {
  const promotions = [
    inPromotion(1, 50, '2026-11-19'),
    inPromotion(2, 50, '2026-12-20', 4),
    inPromotion(3, 50, '2026-12-20'),
  ];
  const { alsoIn, price } = packagePrices(pkg, draft({ id: 3 }), promotions, today);
  expect({ alsoIn, price }).toEqual({ alsoIn: [], price: 315_000 });
});

it.each([null, NaN, 0, 101, 10.5])('knows no reduced price for %p percent', (discountPercent) => {
  const others = [inPromotion(5, 20, '2026-12-20')];
  expect(packagePrices(pkg, draft({ discountPercent }), others, today)).toMatchObject({
    reduced: null,
    price: 280_000,
    source: { title: 'Promo 5' },
  });
});

it.each(['2026-11-19', ''])('does not apply until %p', (validUntil) => {
  expect(packagePrices(pkg, draft({ validUntil }), [], today)).toMatchObject({
    reduced: 315_000,
    price: 350_000,
    source: 'none',
  });
});

it('are those of the next day that has a discount, with the base price of that day', () => {
  const sunday = draft({ weekdays: [7] });
  const alone = { base: 350_000, price: 315_000, source: 'this' };
  expect(packagePrices(pkg, sunday, [], today)).toMatchObject(alone);
  const over = draft({ weekdays: [7], validUntil: '2026-11-21' });
  expect(packagePrices(pkg, over, [], today)).toMatchObject({ price: 350_000, source: 'none' });
  const friday = { ...inPromotion(5, 50, '2026-12-20'), weekdays: [5] };
  expect(packagePrices(pkg, sunday, [friday], today)).toMatchObject({
    ...alone,
    alsoIn: ['Promo 5'],
  });
  const span = { from: '2026-11-21', until: '2026-11-22', weekdays: [], name: 'Akhir pekan' };
  const dearer = { ...pkg, prices: [{ ...span, price: 400_000, original_price: null }] };
  expect(packagePrices(dearer, sunday, [], today)).toMatchObject({
    base: 400_000,
    price: 360_000,
  });
});

it('gives the price that the server would, among any promotions', () => {
  const percent = fc.constantFrom(33, 100);
  const until = fc.integer({ min: -1, max: 1 }).map((days) => addDays(today, days));
  const promotion = fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    percent,
    until,
    packageId: fc.constantFrom(3, 4),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.uniqueArray(promotion, { selector: ({ id }) => id, maxLength: 8 }),
      fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined, freq: 1 }),
      percent,
      until,
      (base, stored, id, discountPercent, validUntil) => {
        const promotions = stored.map((each) =>
          inPromotion(each.id, each.percent, each.until, each.packageId),
        );
        // All promotions of the package once the form is saved, in the order in which they apply.
        const saved = [
          ...stored.filter((each) => each.id !== id && each.packageId === 3),
          { id: id ?? 21, percent: discountPercent, until: validUntil },
        ]
          .filter((each) => each.until >= today)
          .sort(
            (a, b) =>
              b.percent - a.percent ||
              Number(b.until > a.until) - Number(b.until < a.until) ||
              a.id - b.id,
          );
        const [first] = saved;
        const { price, source } = packagePrices(
          aPackage({ id: 3, price: base }),
          { id, discountPercent, validUntil, weekdays: [] },
          promotions,
          today,
        );
        expect(price).toBe(discountedPrice(base, first?.percent ?? 0));
        const expected =
          first && (first.id === (id ?? 21) ? 'this' : { title: `Promo ${first.id}` });
        expect(source).toEqual(expected ?? 'none');
      },
    ),
  );
});
