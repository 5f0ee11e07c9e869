import { toClientIp } from './client-ip';

describe('toClientIp', () => {
  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:10.0.0.1', '10.0.0.1'],
    ['::ffff:a00:1', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:DB8:0:0:ffff::9', '2001:db8::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s counts as %s', (ip, client) => expect(toClientIp(ip)).toBe(client));
});
