import fc from 'fast-check';
import { coordinatesInMapLink } from './map-link';

describe('coordinatesInMapLink', () => {
  it.each([
    [
      'https://www.google.com/maps/place/Kafe+Lereng/@-7.9368,112.5406,17z/data=!3m1!4b1!4m6!3m5!1s0x2e78:0x1!8m2!3d-7.93701!4d112.54321!16s',
      -7.93701,
      112.54321,
    ],
    ['https://www.google.com/maps/@-7.9368,112.5406,15z', -7.9368, 112.5406],
    ['https://www.google.com/maps/search/?api=1&query=-7.9368%2C112.5406', -7.9368, 112.5406],
    ['https://maps.google.com/?q=-7.9368,112.5406', -7.9368, 112.5406],
    ['https://maps.google.com/maps?q=loc:-7.9368,112.5406', -7.9368, 112.5406],
    ['https://www.google.com/maps/search/-7.936800,+112.540600?entry=tts', -7.9368, 112.5406],
    ['https://www.google.com/maps/dir/?api=1&destination=-7.9,112.5', -7.9, 112.5],
    ['https://www.google.com/maps/place/-7.9368,112.5406', -7.9368, 112.5406],
    ['https://maps.apple.com/?ll=-7.9368,112.5406&q=Kafe', -7.9368, 112.5406],
    [
      'https://www.openstreetmap.org/?mlat=-7.9368&mlon=112.5406#map=17/-7.9/112.5',
      -7.9368,
      112.5406,
    ],
    ['https://www.openstreetmap.org/#map=17/-7.9368/112.5406', -7.9368, 112.5406],
    ['https://www.bing.com/maps?cp=-7.9368~112.5406&lvl=16', -7.9368, 112.5406],
    ['https://waze.com/ul?ll=-7.9368%2C112.5406&navigate=yes', -7.9368, 112.5406],
    ['geo:-7.9368,112.5406?z=17', -7.9368, 112.5406],
    ['  https://maps.google.com/?q=1,2 ', 1, 2],
  ])('reads %s', (link, latitude, longitude) => {
    expect(coordinatesInMapLink(link)).toEqual({ latitude, longitude });
  });

  it.each([
    '',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/xyz',
    'https://maps.google.com/?q=Kafe+Lereng',
    'https://maps.google.com/?q=-91,112',
    'https://maps.google.com/?q=-7.9,181',
    'https://example.com/%E0%A4%A',
  ])('finds none in %p', (link) => {
    expect(coordinatesInMapLink(link)).toBeNull();
  });

  it('reads back every place that is written into a link', () => {
    const degrees = (max: number) =>
      fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
    const written = (value: number) => value.toFixed(6);
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const pair = `${written(latitude)},${written(longitude)}`;
        for (const link of [`https://m.test/?q=${pair}`, `https://m.test/@${pair},17z`]) {
          const found = coordinatesInMapLink(link);
          expect(found?.latitude).toBeCloseTo(latitude, 6);
          expect(found?.longitude).toBeCloseTo(longitude, 6);
        }
      }),
    );
  });

  it('never throws, and never finds a place that is not on earth', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = coordinatesInMapLink(text);
        expect(Math.abs(found?.latitude ?? 0)).toBeLessThanOrEqual(90);
        expect(Math.abs(found?.longitude ?? 0)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
