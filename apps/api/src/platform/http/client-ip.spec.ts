import { toIpv4 } from './client-ip';

describe('plainAddress', () => {
  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:a00:1', '::ffff:a00:1'],
  ])('%s is %s', (ip, plain) => expect(toIpv4(ip)).toBe(plain));
});
