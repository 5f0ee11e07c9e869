import { acceptedEncoding } from './accepted-encoding';

describe('acceptedEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['identity', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('%s: %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });

  it('stays right when strangers send more values than it remembers', () => {
    for (let i = 0; i < 500; i += 1) acceptedEncoding(`x-${i}`);
    expect(acceptedEncoding('x-1, gzip')).toBe('gzip');
  });
});
