import { addDays, type CalendarDate } from '@lereng/shared-domain';
import {
  listedPrices,
  nextOffer,
  offerOn,
  otherPrices,
  type PackageTerms,
} from '@lereng/shared-domain/prices';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { paths } from '@lereng/web-feature';
import {
  aDayEntry,
  aPackage,
  aPromotion,
  aPromotionPackage,
  TEST_TODAY,
  withPromotion,
} from '@lereng/web-testing';
import fc from 'fast-check';
import { shownData } from './shown-data';

/** What a package costs today and on other days, by periods as the venue's owner may enter them. */
const pricing = fc
  .array(
    fc.record({
      start: fc.integer({ min: -10, max: 110 }),
      length: fc.integer({ min: 0, max: 40 }),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      price: fc.constantFrom(100_000, 150_000, 200_000),
      isWeekly: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((periods) => {
    const terms: PackageTerms = {
      basePrice: 120_000,
      promotions: [],
      periods: periods.map(({ start, length, weekdays, price, isWeekly }, id) => {
        const from = isWeekly ? null : addDays(TEST_TODAY, start);
        const until = from && addDays(from, length);
        return { id, name: 'Musim', from, until, weekdays, price, updatedAt: '' };
      }),
    };
    const { price } = offerOn(terms, TEST_TODAY);
    return listedPrices(price, otherPrices(terms, TEST_TODAY));
  });

const shown = <Data>(endpoint: string, data: Data, path = '/') =>
  shownData(endpoint, data, { path, today: TEST_TODAY, search: '' }) as Data;

describe('what a document has of a list of packages', () => {
  it.each(['listPackages', 'listFeaturedPackages', 'listOtherPackages'])(
    'of %s has one picture of each row and none of its long texts',
    (endpoint) => {
      const promoted = withPromotion({ description: 'Selama panen' });
      const row = aPackage({ ...promoted, what_to_bring: 'Jaket', terms: 'Bayar di tempat' });
      const [trimmed] = shown(endpoint, [row]);
      expect(trimmed).toMatchObject({ images: [], what_to_bring: null, terms: null });
      expect(trimmed?.promotion).toEqual({ ...row.promotion, description: null });
    },
  );

  it.each([
    ['listPackages', 'Kebun', 'Kebun'],
    ['listOtherPackages', '', 'Kebun'],
    ['listFeaturedPackages', '', ''],
  ])('has of %s the descriptions that are searched or shown', (endpoint, onRoute, others) => {
    const row = aPackage({ description: 'Kebun', route: 'Pos → Puncak' });
    const rows = [row, { ...row, route: null }, { ...row, description: null }];
    const descriptions = shown(endpoint, rows).map(({ description }) => description);
    expect(descriptions).toEqual([onRoute, others, null]);
  });
});

describe('what a document has of a promotion', () => {
  const rows = [
    aPromotion({ id: 1, discount_percent: 5, description: 'Satu', terms: 'Syarat' }),
    aPromotion({ id: 2, discount_percent: 50, weekdays: [7], description: 'Dua', terms: null }),
    aPromotion({ id: 3, discount_percent: 1, description: 'Tiga' }),
  ];
  const textsOf = (some: readonly Promotion[]) => some.map(({ description }) => description);

  it.each([
    ['listPromotions', rows[0]!.packages.map(({ id, name }) => ({ id, name }))],
    ['listFeaturedPromotions', []],
  ])('has in %s no terms where there are some, and of the packages %j', (endpoint, packages) => {
    const [one, two] = shown(endpoint, rows);
    expect([one?.terms, two?.terms]).toEqual(['', null]);
    expect(one?.packages).toEqual(packages);
  });

  it('has of those that may reduce prices later which of what packages are not over', () => {
    const valid_until = addDays(TEST_TODAY, -1);
    const [one, two] = rows.map(({ packages, ...row }) => ({
      ...row,
      package_ids: packages.map(({ id }) => id),
    }));
    expect(shown('listPackagesPromotions', [one, { ...two, valid_until }])).toEqual([
      { ...one, description: null },
    ]);
  });

  it('has the descriptions of those which are the first of the list on one of the next days', () => {
    expect(textsOf(shown('listPromotions', rows))).toEqual(['Satu', 'Dua', null]);
    expect(textsOf(shown('listFeaturedPromotions', rows))).toEqual(textsOf(rows));
  });

  it('says the same of its packages today, and on the next days', () => {
    fc.assert(
      fc.property(pricing, ({ prices }) => {
        const promoted = aPromotionPackage({ id: 1, prices });
        const promotion = aPromotion({ weekdays: [3], packages: [promoted] });
        const trimmed = shown('getPromotion', promotion);
        const offerOf = ({ packages }: Promotion, day: CalendarDate) =>
          nextOffer(packages[0]!, promotion, day);
        for (const day of [TEST_TODAY, addDays(TEST_TODAY, 1)]) {
          expect(offerOf(trimmed, day)).toEqual(offerOf(promotion, day));
        }
      }),
    );
  });
});

it('has of a long calendar the days of packages on the page of one alone', () => {
  const days = Array.from({ length: 20 }, (_, index) => aDayEntry({ id: index + 1 }));
  const full = aDayEntry({ id: 21, kind: 'full', package_ids: [1] });
  expect(shown('listCalendar', [...days.slice(1), full])).toEqual([...days.slice(1), full]);
  expect(shown('listCalendar', [...days, full])).toEqual(days);
  const onPage = shown('listCalendar', [...days, full], paths.package.pattern);
  expect(onPage).toEqual([...days, full]);
});

it('leaves the package that a page is about as it is, and what has nothing to leave out', () => {
  const pkg = aPackage({ terms: 'Bayar di tempat' });
  expect(shown('getPackage', pkg)).toBe(pkg);
  const rows = [{ id: 1 }];
  expect(shown('listMenuItems', rows)).toBe(rows);
});
