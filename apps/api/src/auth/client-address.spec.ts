import { plainAddress } from './client-address';

describe('plainAddress', () => {
  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:a00:1', '::ffff:a00:1'],
  ])('%s is %s', (address, plain) => expect(plainAddress(address)).toBe(plain));
});
