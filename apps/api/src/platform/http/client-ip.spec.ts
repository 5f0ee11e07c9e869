import { networkOf, toClientIp } from './client-ip';

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
    ['10.0.0.1:5000', '10.0.0.1'],
    ['[2001:db8::1]:5000', '2001:db8::/64'],
    ['[2001:db8::1]', '2001:db8::/64'],
    ['[::ffff:10.0.0.1]:1', '10.0.0.1'],
    ['unknown', null],
    ['10.0.0.1:', null],
    ['[10.0.0.1', null],
    ['', null],
  ])('%s counts as %s', (ip, client) => expect(toClientIp(ip)).toBe(client));
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.0.0/16'],
    ['2001:db8:5:6::/64', '2001:db8::/32'],
    ['unknown', 'unknown'],
  ])('the client %s is of %s', (client, network) => expect(networkOf(client)).toBe(network));
});
