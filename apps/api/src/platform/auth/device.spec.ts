import fc from 'fast-check';
import { describeDevice } from './device';

const UNKNOWN = 'Perangkat tidak dikenal';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `(iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE}`;
const WINDOWS = `(Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`;
const MOBILE = 'Chrome/131.0.0.0 Mobile Safari/537.36';
const VIEW = `Version/4.0 ${MOBILE}`;

describe('describeDevice', () => {
  it.each([
    ['Chrome di Android', `(Linux; Android 10; K) ${WEBKIT} ${MOBILE}`],
    ['Chrome di Android', `(Linux; Android 14; 23049PCD8G; wv) ${WEBKIT} ${VIEW} [FB_IAB/FB4A;]`],
    ['Firefox di Android', '(Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
    ['Safari di iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['Chrome di iOS', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
    ['Chrome di Windows', WINDOWS],
    ['Firefox di Linux', '(X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ])('is %s', (device, rest) => {
    expect(describeDevice(`Mozilla/5.0 ${rest}`)).toBe(device);
  });

  it.each([
    [
      'Opera',
      'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54',
    ],
    ...[undefined, '', '  ', 'curl/8.5.0', 'node'].map((other) => [UNKNOWN, other]),
  ])('is %s of %p', (device, userAgent) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it('is a visible text of bounded length, whatever the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (userAgent) => {
        const device = describeDevice(userAgent);
        expect(device.trim()).not.toBe('');
        expect(device.length).toBeLessThanOrEqual(600);
      }),
    );
  });
});
