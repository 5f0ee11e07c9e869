import { addDays, type CalendarDate } from '@lereng/shared-domain';
import {
  currentOffer,
  nextOffer,
  offerOn,
  otherPrices,
  otherPriceTexts,
  type PackageTerms,
} from '@lereng/shared-domain/offers';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { aPackage, aPromotion, aPromotionPackage, TEST_TODAY } from '@lereng/web-testing';
import fc from 'fast-check';
import { CARD_PRICES } from '../package/package-card';
import { shownData } from './shown-data';

const WEEK = 7;
const coming = Array.from({ length: WEEK + 1 }, (_, days) => addDays(TEST_TODAY, days));

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
    return { price, prices: otherPrices(terms, TEST_TODAY) };
  });

const shown = <Data>(endpoint: string, data: Data, today: CalendarDate = TEST_TODAY) =>
  shownData(endpoint, data, today) as Data;

describe('what a document has of a list of packages', () => {
  it.each(['listPackages', 'listFeaturedPackages', 'listOtherPackages'])(
    'of %s has one picture of each row and none of its long texts',
    (endpoint) => {
      const row = aPackage({ what_to_bring: 'Jaket', terms: 'Bayar di tempat' });
      const rest = { ...row, images: [], what_to_bring: null, terms: null };
      expect(shown(endpoint, [row])).toEqual([rest]);
    },
  );

  it('makes the same card today, and has the offers of the next days', () => {
    fc.assert(
      fc.property(pricing, (of) => {
        const row = aPackage({ id: 1, ...of });
        const [trimmed] = shown<Package[]>('listPackages', [row]);
        const textsOf = (pkg: Package) => otherPriceTexts(pkg, TEST_TODAY, CARD_PRICES);
        expect(textsOf(trimmed!)).toEqual(textsOf(row));
        for (const day of coming) {
          expect(currentOffer(trimmed!, day)).toEqual(currentOffer(row, day));
        }
      }),
    );
  });
});

describe('what a document has of a promotion', () => {
  it('says the same of its packages today, and on the next days', () => {
    fc.assert(
      fc.property(pricing, ({ prices }) => {
        const promoted = aPromotionPackage({ id: 1, prices });
        const promotion = aPromotion({ weekdays: [3], packages: [promoted] });
        const [listed] = shown<Promotion[]>('listPromotions', [promotion]);
        for (const each of [shown('getPromotion', promotion), listed!]) {
          const offerOf = ({ packages }: Promotion, day: CalendarDate) =>
            nextOffer(packages[0]!, promotion, day);
          for (const day of [TEST_TODAY, addDays(TEST_TODAY, 1)]) {
            expect(offerOf(each, day)).toEqual(offerOf(promotion, day));
          }
        }
      }),
    );
  });
});

it('leaves the package that a page is about as it is, and what has nothing to leave out', () => {
  const pkg = aPackage({ terms: 'Bayar di tempat' });
  expect(shown('getPackage', pkg)).toBe(pkg);
  const rows = [{ id: 1 }];
  expect(shown('listMenuItems', rows)).toBe(rows);
});
