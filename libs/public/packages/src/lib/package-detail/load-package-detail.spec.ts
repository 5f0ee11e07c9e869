import {
  aPackage,
  aPhoto,
  aSetting,
  loadPage,
  TEST_TODAY,
  withPromotion,
} from '@lereng/web-testing';
import { loadPackageDetail } from './load-package-detail';

const dawn = aPackage({ id: 3, name: 'Jip Fajar', route: 'Pos → Kebun → Puncak' });

const load = (pkg: object = dawn, today = TEST_TODAY) => {
  const api = {
    'GET /packages/3/others': [],
    'GET /promotions': [],
    'GET /packages/3': pkg,
    'GET /site-settings': [aSetting('site_name', 'Kebun Kita')],
  };
  return loadPage(loadPackageDetail, api, { params: { id: '3' }, today });
};

const packageOffer = async (...visit: Parameters<typeof load>) =>
  (await load(...visit)).head.structuredData?.[0];

describe('loadPackageDetail', () => {
  it("has the package's head", async () => {
    const { status, redirect, head } = await load();
    expect({ status, redirect }).toEqual({ status: 200, redirect: undefined });
    expect(head).toMatchObject({
      title: 'Jip Fajar | Kebun Kita',
      siteName: 'Kebun Kita',
      description: dawn.description,
      canonical: '/packages/3',
      image: { url: dawn.image_preview_url, width: 1200, height: 630, alt: 'Jip Fajar' },
      type: 'product',
      price: 350_000,
    });
  });

  it('has structured data with route and price', async () => {
    expect(await packageOffer()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristTrip',
      name: 'Jip Fajar',
      url: 'https://lereng.test/packages/3',
      image: [`https://lereng.test${dawn.image_url}`],
      provider: { '@id': 'https://lereng.test/#tempat', name: 'Kebun Kita' },
      offers: {
        '@type': 'Offer',
        price: 350_000,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
        url: 'https://lereng.test/packages/3',
      },
      itinerary: {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, item: { '@type': 'Place', name: 'Pos' } },
          { position: 2, item: { '@type': 'Place', name: 'Kebun' } },
          { position: 3, item: { '@type': 'Place', name: 'Puncak' } },
        ],
      },
    });
    expect((await packageOffer())?.['offers']).not.toHaveProperty('priceValidUntil');
  });

  it('has the URLs of all photos in structured data, in their order', async () => {
    const images = ['a', 'b', 'c'].map((name) => aPhoto({ image_url: `/uploads/${name}.jpg` }));
    expect(await packageOffer({ ...dawn, images })).toMatchObject({
      image: ['a', 'b', 'c'].map((name) => `https://lereng.test/uploads/${name}.jpg`),
    });
  });

  it('has the last day of a promotion, unless it has expired', async () => {
    const later = { from: '2026-11-21', until: '2027-12-31', weekdays: [], name: null };
    const prices = [{ ...later, price: 350_000, original_price: null }];
    const reduced = { ...dawn, prices, ...withPromotion({ valid_until: '2026-11-20' }) };
    expect(await packageOffer(reduced)).toMatchObject({
      offers: { price: 315_000, priceValidUntil: '2026-11-20' },
    });
    expect((await load(reduced)).head.price).toBe(315_000);
    const after = await packageOffer(reduced, '2026-11-21');
    expect(after).toMatchObject({ offers: { price: 350_000 } });
    expect((await load(reduced, '2026-11-21')).head.price).toBe(350_000);
    expect(after?.['offers']).not.toHaveProperty('priceValidUntil');
  });

  it('says what the price is for, and where the tour begins', async () => {
    const facts = { meeting_point: 'Pos jeep', meeting_point_url: 'https://maps.app.goo.gl/a' };
    const data = await packageOffer({ ...dawn, ...facts, price_unit: 'per jip', capacity: 4 });
    expect(data).toMatchObject({
      tripOrigin: { '@type': 'Place', name: 'Pos jeep', hasMap: 'https://maps.app.goo.gl/a' },
      offers: {
        price: 350_000,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 350_000,
          priceCurrency: 'IDR',
          unitText: 'per jip',
        },
        eligibleQuantity: { '@type': 'QuantitativeValue', maxValue: 4, unitText: 'orang' },
      },
    });
  });

  it.each([
    ['6 years', { '@type': 'PeopleAudience', requiredMinAge: 6 }],
    ['5 tahun', { '@type': 'PeopleAudience', requiredMinAge: 5 }],
    ['12 Tahun ke atas', { '@type': 'PeopleAudience', requiredMinAge: 12 }],
    ['18 bulan', undefined],
    ['5 tahun, di bawah itu gratis', undefined],
    [null, undefined],
  ])('says the minimum age where it is one in years: %j', async (minimum_age, expected) => {
    expect((await packageOffer({ ...dawn, minimum_age }))?.['touristType']).toEqual(expected);
  });

  it.each([
    ['3 jam', 'PT3H'],
    ['1,5 jam', 'PT1H30M'],
    ['2–3 jam', undefined],
    [null, undefined],
  ])('says how long it takes where that can be understood: %j', async (duration, value) => {
    const { offers } = (await packageOffer({ ...dawn, duration })) as { offers: object };
    const property = {
      '@type': 'PropertyValue',
      propertyID: 'https://schema.org/duration',
      name: 'Durasi',
      value,
    };
    if (value) expect(offers).toMatchObject({ additionalProperty: property });
    else expect(offers).not.toHaveProperty('additionalProperty');
  });

  it('says that it is sold out, until that has ended', async () => {
    const soldOut = { ...dawn, availability: { state: 'sold_out', until: '2026-11-20' } };
    const availabilityOf = async (today: string) =>
      ((await packageOffer(soldOut, today))?.['offers'] as { availability: string }).availability;
    expect(await availabilityOf('2026-11-20')).toBe('https://schema.org/SoldOut');
    expect(await availabilityOf('2026-11-21')).toBe('https://schema.org/InStock');
  });

  it('omits missing fields', async () => {
    const plain = await packageOffer({ ...dawn, description: null, route: 'Kebun' });
    expect(plain).not.toHaveProperty('description');
    expect(plain).not.toHaveProperty('itinerary');
    expect(plain).not.toHaveProperty('tripOrigin');
    expect(plain?.['offers']).not.toHaveProperty('priceSpecification');
    expect(plain?.['offers']).not.toHaveProperty('eligibleQuantity');
  });
});
