import { aSetting } from '@lereng/web-testing';
import fc from 'fast-check';
import { toVenue } from './venue';

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
