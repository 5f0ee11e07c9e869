import { aSetting } from '@lereng/web-testing';
import fc from 'fast-check';
import { toVenue } from './venue';

const image = {
  key: 'home_image',
  value: '/uploads/home/1280.jpg',
  image_url: '/uploads/home/1280.jpg',
  image_width: 1280,
  image_height: 720,
  image_placeholder: null,
  image_sources: [],
  image_focus_x: 20,
  image_focus_y: 80,
  image_preview_url: '/uploads/previews/home.jpg',
};

describe('toVenue', () => {
  it('has a default for everything', () => {
    const venue = toVenue([]);
    expect(venue).toMatchObject({ siteName: 'Lereng', homeImage: null, homeDescription: null });
    const { siteDescription, address, openingHours } = venue;
    for (const text of [siteDescription, address, openingHours]) {
      expect(text).toMatch(/\S/);
    }
    expect(venue.mapsUrl).toBe(
      `https://www.google.com/maps/search/?api=1&query=${venue.latitude},${venue.longitude}`,
    );
  });

  it("uses the owner's settings", () => {
    const venue = toVenue([
      aSetting('site_name', 'Kebun Kita'),
      aSetting('site_description', 'Kebun di lereng.'),
      aSetting('home_description', 'Tentang kebun.'),
      aSetting('address', 'Jalan Kebun 1'),
      aSetting('opening_hours', 'Sabtu dan Minggu'),
      aSetting('maps_url', 'https://maps.example/kebun'),
      aSetting('latitude', '-7.5'),
      aSetting('longitude', '112.25'),
      image,
    ]);
    expect(venue).toEqual({
      siteName: 'Kebun Kita',
      siteDescription: 'Kebun di lereng.',
      homeDescription: 'Tentang kebun.',
      address: 'Jalan Kebun 1',
      openingHours: 'Sabtu dan Minggu',
      mapsUrl: 'https://maps.example/kebun',
      latitude: -7.5,
      longitude: 112.25,
      homeImage: {
        image_url: '/uploads/home/1280.jpg',
        image_width: 1280,
        image_height: 720,
        image_placeholder: null,
        image_sources: [],
        image_focus_x: 20,
        image_focus_y: 80,
      },
    });
  });

  it('treats a cleared setting as missing', () => {
    const cleared = ['site_name', 'address', 'maps_url', 'latitude', 'home_image'].map((key) => ({
      key,
      value: null,
    }));
    expect(toVenue(cleared)).toEqual(toVenue([]));
  });

  it.each([
    [aSetting('latitude', '-7.5')],
    [aSetting('longitude', '112.25')],
    [aSetting('latitude', 'utara'), aSetting('longitude', '112.25')],
  ])('treats a latitude without a longitude as missing', (...settings) => {
    const { latitude, longitude } = toVenue([]);
    expect(toVenue(settings)).toMatchObject({ latitude, longitude });
  });

  it('links to the position on a map', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const venue = toVenue([
            aSetting('latitude', String(latitude)),
            aSetting('longitude', String(longitude)),
          ]);
          const query = new URL(venue.mapsUrl).searchParams.get('query')?.split(',').map(Number);
          expect(query).toEqual([latitude + 0, longitude + 0]);
        },
      ),
    );
  });
});
