import { aSetting, aSocialMedia, TEST_SITE } from '@lereng/web-testing';
import { toVenue } from '../venue/venue';
import { offerData, venueReference } from './offer-data';
import { completeHead, emptyHead, pageHead } from './page-head';
import { previewImage } from './preview-image';
import { venueData, venueId } from './structured-data';

const venue = toVenue([aSetting('site_name', 'Kebun Kita')]);

describe('structured data', () => {
  it('uses one @id for the venue on all pages', () => {
    expect(venueId(TEST_SITE)).toBe('https://lereng.test/#tempat');
    expect(venueData(venue, [], TEST_SITE)).toMatchObject({
      '@id': venueId(TEST_SITE),
      '@type': 'CafeOrCoffeeShop',
      name: 'Kebun Kita',
      url: 'https://lereng.test/',
      hasMap: venue.mapsUrl,
      hasMenu: 'https://lereng.test/menu',
      geo: { latitude: venue.latitude, longitude: venue.longitude },
    });
    expect(venueReference(venue, TEST_SITE)).toEqual({
      '@id': venueId(TEST_SITE),
      '@type': 'CafeOrCoffeeShop',
      name: 'Kebun Kita',
    });
  });

  it('has opening hours only if they can be parsed', () => {
    const hoursOf = (text: string) =>
      venueData(toVenue([aSetting('opening_hours', text)]), [], TEST_SITE)[
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
    expect(venueData(venue, links, TEST_SITE)).toMatchObject({
      telephone: '+6281234567890',
      sameAs: [instagram, shop],
    });
  });

  it.each([
    ['no links', []],
    ['a chat without a number', [aSocialMedia({ url: 'https://wa.me/message/ABC' })]],
  ])('has neither telephone nor profiles with %s', (_name, links) => {
    const { telephone, sameAs } = venueData(venue, links, TEST_SITE);
    expect({ telephone, sameAs }).toEqual({ telephone: undefined, sameAs: undefined });
  });

  it('has price and last day of an offer', () => {
    const lasting = offerData({ price: 350_000, path: '/packages/5' }, venue, TEST_SITE);
    expect(lasting).toMatchObject({
      '@type': 'Offer',
      price: 350_000,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      url: 'https://lereng.test/packages/5',
      seller: { '@id': venueId(TEST_SITE) },
    });
    expect(lasting).not.toHaveProperty('priceValidUntil');
    const passing = { price: 0, path: '/packages/5', validUntil: '2026-12-20' };
    expect(offerData(passing, venue, TEST_SITE)).toMatchObject({
      price: 0,
      priceValidUntil: '2026-12-20',
    });
  });
});

describe('other head fields', () => {
  it('has a preview image of 1200 by 630', () => {
    const size = { width: 1200, height: 630 };
    expect(previewImage('/uploads/a.jpg', 'Kopi')).toEqual({
      url: '/uploads/a.jpg',
      alt: 'Kopi',
      ...size,
    });
  });

  it('leaves the image to the site unless the page has its own', () => {
    const page = { title: 'Menu', description: 'Pekat.\nManis.', canonical: '/menu' };
    expect(pageHead(venue, page)).toEqual({
      title: 'Menu | Kebun Kita',
      description: 'Pekat. Manis.',
      siteName: 'Kebun Kita',
      canonical: '/menu',
    });
    const image = previewImage('/uploads/a.jpg', 'Kopi');
    expect(pageHead(venue, { ...page, image })).toMatchObject({ image });
    expect(completeHead(venue, { ...page, image })).toEqual({
      ...page,
      image,
      siteName: 'Kebun Kita',
    });
  });

  it('excludes an empty page from search engines', () => {
    const page = { title: 'Tidak ada', description: 'Gagal dimuat.', canonical: '/menu/3' };
    expect(emptyHead(venue, page)).toEqual({
      title: 'Tidak ada | Kebun Kita',
      description: 'Gagal dimuat.',
      siteName: 'Kebun Kita',
      canonical: '/menu/3',
      noIndex: true,
    });
  });
});
