import { aSetting, aSocialMedia, TEST_ENVIRONMENT, TEST_SITE } from '@lereng/web-testing';
import { toVenue } from '../venue/venue';
import { venueReference } from './offer-data';
import { breadcrumbs, venueData, venueId } from './structured-data';

const venue = toVenue(
  [
    aSetting('site_name', 'Kebun Kita'),
    aSetting('latitude', '-7.5'),
    aSetting('longitude', '112.25'),
  ],
  'id',
);

describe('structured data', () => {
  it('uses one @id for the venue on all pages', () => {
    expect(venueId(TEST_SITE)).toBe('https://lereng.test/#tempat');
    expect(venueData(venue, [], TEST_SITE, [])).toMatchObject({
      '@id': venueId(TEST_SITE),
      '@type': 'CafeOrCoffeeShop',
      name: 'Kebun Kita',
      url: 'https://lereng.test/',
      hasMap: venue.mapsUrl,
      hasMenu: 'https://lereng.test/menu',
      geo: { latitude: -7.5, longitude: 112.25 },
    });
    expect(venueReference(venue, TEST_SITE)).toEqual({
      '@id': venueId(TEST_SITE),
      '@type': 'CafeOrCoffeeShop',
      name: 'Kebun Kita',
    });
  });

  it('says what kind of place it is, and has a menu only where food is served', () => {
    const of = (type: string) => {
      const place = toVenue([aSetting('place_type', type)], 'id');
      return [venueData(place, [], TEST_SITE, []), venueReference(place, TEST_SITE)];
    };
    const menu = { hasMenu: 'https://lereng.test/menu' };
    expect(of('Bakery')).toMatchObject([{ '@type': 'Bakery', ...menu }, { '@type': 'Bakery' }]);
    const [park, seller] = of('Park');
    expect(park).toMatchObject({ '@type': 'Park' });
    expect(park).not.toHaveProperty('hasMenu');
    expect(seller).toMatchObject({ '@type': 'LocalBusiness' });
  });

  it('leaves out what the owner of another venue has not said', () => {
    const data = venueData(
      toVenue([aSetting('tagline', 'Di tepi danau')], 'id'),
      [],
      TEST_SITE,
      [],
    );
    const { address, geo, hasMap, openingHoursSpecification } = data;
    expect([address, geo, hasMap, openingHoursSpecification]).toEqual(Array(4).fill(undefined));
  });

  it('tells how to get there, where the owner has', () => {
    const directions = 'Dari pasar lurus\nsampai dermaga';
    const told = toVenue([aSetting('directions', directions)], 'id');
    const data = (of: typeof venue) => venueData(of, [], TEST_SITE, []);
    expect(data(told)).toMatchObject({
      additionalProperty: { '@type': 'PropertyValue', value: directions },
    });
    expect(data(venue)).not.toHaveProperty('additionalProperty');
  });

  it("begins breadcrumbs with the owner's name of the home page", () => {
    const of = (...settings: ReturnType<typeof aSetting>[]) =>
      breadcrumbs(toVenue(settings, 'id'), TEST_ENVIRONMENT, [])['itemListElement'];
    expect(of()).toMatchObject([{ name: 'Home' }]);
    expect(of(aSetting('home_name', 'Beranda'))).toMatchObject([{ name: 'Beranda' }]);
  });

  it('has opening hours only if they can be parsed', () => {
    const hoursOf = (text: string) =>
      venueData(toVenue([aSetting('opening_hours', text)], 'id'), [], TEST_SITE, [])[
        'openingHoursSpecification'
      ];
    expect(hoursOf('Sabtu dan Minggu, 06.00–18.00')).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday', 'Sunday'],
        opens: '06:00',
        closes: '18:00',
      },
    ]);
    expect(hoursOf('Selama masih ada kopi')).toBeUndefined();
  });

  it('has the hours of days that differ, closed ones without a minute', () => {
    const span = { from: '2026-12-24', until: '2026-12-26', reason: null };
    const hours = [
      { opens: '08:00', closes: '12:00' },
      { opens: '18:00', closes: '00:00' },
    ];
    const specified = (text: string) =>
      venueData(toVenue([aSetting('opening_hours', text)], 'id'), [], TEST_SITE, [
        { kind: 'closed', hours: null, ...span },
        { kind: 'hours', ...span, hours, from: '2026-12-31', until: '2026-12-31' },
      ])['openingHoursSpecification'];
    const days = { validFrom: '2026-12-24', validThrough: '2026-12-26' };
    const eve = { validFrom: '2026-12-31', validThrough: '2026-12-31' };
    const expected = [
      { opens: '00:00', closes: '00:00', ...days },
      { opens: '08:00', closes: '12:00', ...eve },
      { opens: '18:00', closes: '23:59', ...eve },
    ].map((one) => ({ '@type': 'OpeningHoursSpecification', ...one }));
    expect(specified('Selama masih ada kopi')).toEqual(expected);
    expect(specified('Setiap hari 06.00–18.00')).toEqual([
      expect.objectContaining({ opens: '06:00', dayOfWeek: expect.any(Array) as unknown }),
      ...expected,
    ]);
  });

  it("has the telephone of the WhatsApp link, and the venue's profiles elsewhere", () => {
    const instagram = 'https://www.instagram.com/lereng.agro/';
    const shop = 'https://toko.example/lereng';
    const links = [
      aSocialMedia({ platform: 'Instagram', url: instagram }),
      aSocialMedia({ platform: ' WhatsApp ', url: 'https://wa.me/6281234567890' }),
      aSocialMedia({ platform: 'Google Maps', url: 'https://maps.app.goo.gl/abc' }),
      aSocialMedia({ platform: 'E-mail', url: 'https://surat.example/lereng' }),
      aSocialMedia({ platform: 'Reservasi', url: 'https://wa.me/6289876543210' }),
      aSocialMedia({ platform: 'Toko', url: shop }),
      aSocialMedia({ platform: 'Toko kedua', url: shop }),
      aSocialMedia({ platform: 'TikTok', url: '@lereng.agro' }),
    ];
    expect(venueData(venue, links, TEST_SITE, [])).toMatchObject({
      telephone: '+6281234567890',
      sameAs: [instagram, shop],
    });
  });

  it.each([
    ['no links', []],
    ['a chat without a number', [aSocialMedia({ url: 'https://wa.me/message/ABC' })]],
  ])('has neither telephone nor profiles with %s', (_name, links) => {
    const { telephone, sameAs } = venueData(venue, links, TEST_SITE, []);
    expect({ telephone, sameAs }).toEqual({ telephone: undefined, sameAs: undefined });
  });
});
