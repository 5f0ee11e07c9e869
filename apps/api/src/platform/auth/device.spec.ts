import fc from 'fast-check';
import { describeDevice } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`;

describe('describeDevice', () => {
  it.each([
    [
      'Chrome di Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet di Android',
      `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A546E) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Miui di Android',
      `Mozilla/5.0 (Linux; U; Android 13; id-id; Redmi Note 12 Build/TKQ1.221114.001) ${WEBKIT} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.1-gn`,
    ],
    [
      'UC Browser di Android',
      `Mozilla/5.0 (Linux; U; Android 12; en-US; CPH2269) ${WEBKIT} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.5.1321 Mobile Safari/537.36`,
    ],
    [
      'Vivo Browser di Android',
      `Mozilla/5.0 (Linux; Android 13; V2206) ${WEBKIT} Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/12.2.1.0`,
    ],
    [
      'Chrome di Android',
      `Mozilla/5.0 (Linux; Android 14; 23049PCD8G; wv) ${WEBKIT} Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489.0.0.66.81;]`,
    ],
    [
      'Opera di Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`,
    ],
    ['Firefox di Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
    ['Safari di iOS', `${IPHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`],
    [
      'Chrome di iOS',
      `${IPHONE} (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari di iOS',
      'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari di macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ],
    ['Chrome di Windows', WINDOWS],
    ['Microsoft Edge di Windows', `${WINDOWS} Edg/131.0.0.0`],
    [
      'Internet Explorer di Windows',
      'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    ],
    [
      'Firefox di Linux',
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    ],
    [
      'Chrome di Chrome OS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
    ],
    [
      'Opera',
      'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54',
    ],
  ])('is %s', (device, userAgent) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it.each([undefined, '', '  ', 'curl/8.5.0', 'node'])('does not know %p', (userAgent) => {
    expect(describeDevice(userAgent)).toBe('Perangkat tidak dikenal');
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
