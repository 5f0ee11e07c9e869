import { aSetting } from '@lereng/web-testing';
import fc from 'fast-check';
import { toVenue } from './venue';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';
const name = aSetting('site_name', 'Kebun Kita');

describe('toVenue', () => {
  it('has a name and a description by default', () => {
    const venue = toVenue([], 'id');
    expect(venue).toMatchObject({ siteName: 'Lereng', homeImage: null, homeDescription: null });
    expect(venue.siteDescription).toMatch(/\S/);
  });

  it('treats a cleared setting as missing', () => {
    const cleared = ['site_name', 'address', 'maps_url', 'latitude', 'home_image'].map((key) => ({
      key,
      value: null,
    }));
    const functions = { text: expect.any(Function), lang: expect.any(Function) } as object;
    expect(toVenue(cleared, 'id')).toEqual({ ...toVenue([], 'id'), ...functions });
  });

  it.each([
    [aSetting('latitude', '-7.5')],
    [aSetting('longitude', '112.25')],
    [aSetting('latitude', 'utara'), aSetting('longitude', '112.25')],
  ])('treats a latitude without a longitude as missing', (...settings) => {
    expect(toVenue(settings, 'id').place).toBeNull();
  });

  it('knows nothing of the place but what the owner has said', () => {
    const nothing = { address: null, openingHours: null, mapsUrl: null, place: null };
    expect(toVenue([], 'id')).toMatchObject(nothing);
    expect(toVenue([name, aSetting('address', 'Jalan Danau 1')], 'id')).toMatchObject({
      ...nothing,
      address: 'Jalan Danau 1',
      mapsUrl: `${SEARCH}Kebun%20Kita%2C%20Jalan%20Danau%201`,
    });
  });

  it('links to the position on a map', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const venue = toVenue(
            [aSetting('latitude', String(latitude)), aSetting('longitude', String(longitude))],
            'id',
          );
          const query = new URL(venue.mapsUrl ?? '').searchParams
            .get('query')
            ?.split(',')
            .map(Number);
          expect(query).toEqual([latitude + 0, longitude + 0]);
        },
      ),
    );
  });
});
