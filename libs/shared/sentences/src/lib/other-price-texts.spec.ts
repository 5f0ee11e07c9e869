import { isoWeekday } from '@lereng/shared-domain';
import { otherPrices, type PeriodPrice } from '@lereng/shared-domain/prices';
import { otherPriceTexts } from './other-price-texts';

const period = (more: Partial<PeriodPrice>): PeriodPrice => ({
  id: 1,
  name: 'Libur Natal',
  from: null,
  until: null,
  weekdays: [],
  price: 400_000,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
const christmas = period({ from: '2026-12-24', until: '2027-01-04' });
const weekend = period({ id: 2, name: 'Akhir Pekan', weekdays: [6, 7], price: 375_000 });
const dates = period({ ...weekend, from: '2026-12-05', until: '2026-12-20' });

it.each([
  ['2026-11-27', [weekend, christmas], ['Sabtu & Minggu: Rp 375.000', '24 Des–4 Jan: Rp 400.000']],
  ['2026-11-27', [dates], ['Sabtu & Minggu, 5–20 Des: Rp 375.000']],
  ['2026-12-01', [dates], ['Sabtu & Minggu sampai 20 Des: Rp 375.000']],
  // In the time of the other price, today's own holds until its end.
  ['2026-12-25', [christmas], ['Mulai 5 Jan: Rp 350.000']],
  [
    '2026-12-25',
    [weekend, christmas],
    ['Senin–Jumat mulai 5 Jan: Rp 350.000', 'Sabtu & Minggu mulai 9 Jan: Rp 375.000'],
  ],
  ['2027-01-05', [christmas], []],
])('on %s of %j visitors read %j', (today, periods, expected) => {
  const offer = { basePrice: 350_000, periods, promotions: [] };
  const price = today === '2026-12-25' ? 400_000 : 350_000;
  const texts = otherPriceTexts(
    { price, promotion: null, prices: otherPrices(offer, today) },
    today,
  );
  expect(texts.map(({ days, price: amount }) => `${days}: ${amount}`)).toEqual(expected);
});

it('says of days of the week when they have other prices, unless that is one line beside them', () => {
  const holiday = { ...christmas, price: 500_000 };
  const promotions = [
    { id: 1, discountPercent: 25, validUntil: '2027-01-31', weekdays: [1, 2, 3, 4] },
  ];
  const textsOf = (offer: Parameters<typeof otherPrices>[0]) =>
    otherPriceTexts(
      { price: 350_000, promotion: null, prices: otherPrices(offer, '2026-11-27') },
      '2026-11-27',
    ).map(({ days, price }) => `${days}: ${price}`);
  const offer = { basePrice: 350_000, periods: [weekend, holiday], promotions };
  expect(textsOf(offer)).toEqual([
    'Sabtu & Minggu, kecuali 25 Des–3 Jan: Rp 375.000',
    'Senin–Kamis sampai 28 Jan, kecuali 24 Des–4 Jan: Rp 262.500',
    '24 Des: Rp 375.000',
    'Jumat–Minggu, 25 Des–3 Jan: Rp 500.000',
    '28–31 Des: Rp 375.000',
    '4 Jan: Rp 375.000',
  ]);
  expect(textsOf({ ...offer, promotions: [] })).toEqual([
    'Sabtu & Minggu: Rp 375.000',
    '24 Des–4 Jan: Rp 500.000',
  ]);
});

it('leaves out that a promotion ends, but names the price of its other days', () => {
  const promotion = {
    id: 1,
    discountPercent: 10,
    validUntil: '2026-12-31',
    weekdays: [] as number[],
  };
  const textsOf = (weekdays: number[], today: string, price: number) => {
    const offer = { basePrice: 350_000, periods: [], promotions: [{ ...promotion, weekdays }] };
    const isReduced = price < 350_000;
    const applying = { original_price: 350_000, promotion: { valid_until: '2026-12-31' } };
    const pkg = { price, promotion: null, ...(isReduced && applying) };
    return otherPriceTexts({ ...pkg, prices: otherPrices(offer, today) }, today);
  };
  expect(textsOf([], '2026-11-27', 315_000)).toEqual([]);
  // A Thursday and a Friday.
  expect(textsOf([1, 2, 3, 4], '2026-11-26', 315_000)).toMatchObject([
    { days: 'Jumat–Minggu sampai 3 Jan', price: 'Rp 350.000', why: 'Harga biasa' },
  ]);
  expect(textsOf([1, 2, 3, 4], '2026-11-27', 350_000)).toMatchObject([
    { days: 'Senin–Kamis sampai 31 Des', price: 'Rp 315.000', why: 'Promo 10%' },
  ]);
});

it('leaves it out, too, where weekends have a price of their own', () => {
  const promotions = [{ id: 1, discountPercent: 10, validUntil: '2026-11-30', weekdays: [] }];
  const offer = { basePrice: 350_000, periods: [weekend], promotions };
  const present = { price: 315_000, original_price: 350_000 };
  const pkg = { ...present, promotion: { valid_until: '2026-11-30' } };
  const texts = otherPriceTexts({ ...pkg, prices: otherPrices(offer, '2026-11-27') }, '2026-11-27');
  expect(texts.map(({ days, price }) => `${days}: ${price}`)).toEqual([
    '28–29 Nov: Rp 337.500',
    'Sabtu & Minggu mulai 5 Des: Rp 375.000',
  ]);
});

it('names the last days of a promotion on one of its other days', () => {
  const promotions = [
    { id: 1, discountPercent: 10, validUntil: '2026-12-03', weekdays: [1, 2, 3, 4] },
  ];
  const offer = { basePrice: 350_000, periods: [], promotions };
  const pkg = { price: 350_000, promotion: null, prices: otherPrices(offer, '2026-11-27') };
  expect(otherPriceTexts(pkg, '2026-11-27')).toMatchObject([
    { days: '30 Nov–3 Des', price: 'Rp 315.000' },
  ]);
});

it('names from when a price of some days of the week holds, unless it is from the next of these days on', () => {
  const december = period({
    name: 'Musim',
    from: '2026-12-01',
    until: '2026-12-31',
    price: 600_000,
  });
  const promotions = [
    { id: 1, discountPercent: 25, validUntil: '2026-12-16', weekdays: [1, 2, 3, 4] },
  ];
  const offer = { basePrice: 450_000, periods: [december], promotions };
  const pkg = { price: 450_000, promotion: null, prices: otherPrices(offer, '2026-11-27') };
  const texts = otherPriceTexts(pkg, '2026-11-27');
  expect(texts.map(({ days, price }) => `${days}: ${price}`)).toEqual([
    '30 Nov: Rp 337.500',
    'Jumat–Minggu, 4–13 Des: Rp 600.000',
    '17–31 Des: Rp 600.000',
  ]);
});

it('names the price of days within a promotion that it does not reduce', () => {
  const promotions = [
    { id: 1, discountPercent: 25, validUntil: '2027-01-31', weekdays: [1, 2, 3, 4] },
  ];
  const offer = { basePrice: 350_000, periods: [christmas], promotions };
  const present = { price: 300_000, original_price: 400_000 };
  const pkg = { ...present, promotion: { valid_until: '2027-01-31' } };
  const texts = otherPriceTexts({ ...pkg, prices: otherPrices(offer, '2026-12-28') }, '2026-12-28');
  expect(`${texts[0]?.days}: ${texts[0]?.price}`).toBe('1–3 Jan: Rp 400.000');
});

it('says no discount of a price that rounding leaves as it was', () => {
  const span = { from: '2026-12-05', until: '2026-12-06', weekdays: [], name: 'Libur' };
  const prices = [
    { ...span, price: 10, original_price: 10 },
    { ...span, from: '2026-12-07', until: '2026-12-07', price: 9, original_price: 10 },
  ];
  const texts = otherPriceTexts({ price: 20, promotion: null, prices }, '2026-11-27');
  expect(texts.map(({ why }) => why)).toEqual(['Libur', 'Libur, promo 10%']);
});

it('says tomorrow and the day after in words', () => {
  const day = (from: string) => ({
    from,
    until: from,
    weekdays: [],
    name: null,
    price: 10,
    original_price: null,
  });
  const prices = ['2026-11-28', '2026-11-29', '2026-11-30'].map(day);
  const texts = otherPriceTexts({ price: 20, promotion: null, prices }, '2026-11-27');
  expect(texts.map(({ days }) => days)).toEqual(['Besok, 28 Nov', 'Lusa, 29 Nov', '30 Nov']);
});

describe('where the venue is closed', () => {
  const textsOf = (periods: PeriodPrice[], isClosed: (day: string) => boolean) =>
    otherPriceTexts(
      {
        price: 350_000,
        promotion: null,
        prices: otherPrices({ basePrice: 350_000, periods, promotions: [] }, '2026-11-27'),
      },
      '2026-11-27',
      { isClosed },
    ).map(({ days, price, why }) => `${days}: ${price} (${why})`);

  it('says it of some of the days of a price', () => {
    expect(textsOf([christmas], (day) => day === '2026-12-25')).toEqual([
      '24 Des–4 Jan: Rp 400.000 (Libur Natal, tutup 25 Des)',
    ]);
    // Every Monday, and New Year.
    const closed = ['2026-12-28', '2027-01-01', '2027-01-04'];
    expect(textsOf([christmas], (day) => closed.includes(day))).toEqual([
      '24 Des–4 Jan: Rp 400.000 (Libur Natal, tutup Senin & 1 Jan)',
    ]);
    expect(textsOf([christmas], (day) => isoWeekday(day) === 1)).toEqual([
      '24 Des–4 Jan: Rp 400.000 (Libur Natal, tutup Senin)',
    ]);
  });

  it('leaves out the price of days on which it is closed, on all of them', () => {
    const isHoliday = (day: string) => day >= '2026-12-24' && day <= '2027-01-04';
    expect(textsOf([christmas], isHoliday)).toEqual([]);
    expect(textsOf([weekend, christmas], isHoliday)).toEqual([
      'Sabtu & Minggu: Rp 375.000 (Akhir Pekan, tutup 26–27 Des & 2–3 Jan)',
    ]);
    expect(textsOf([weekend], (day) => isoWeekday(day) >= 6)).toEqual([]);
  });
});
