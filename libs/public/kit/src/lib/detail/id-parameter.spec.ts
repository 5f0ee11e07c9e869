import fc from 'fast-check';
import { idParameter } from './id-parameter';

describe('idParameter', () => {
  it.each([undefined, '', '0', '-3', '1.5', '1e3', '0x10', 'abc', ' 3', '99999999999999999999'])(
    'finds no id in %j',
    (parameter) => {
      expect(idParameter(parameter)).toBeNull();
    },
  );

  it('parses every valid id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(idParameter(String(id))).toBe(id);
      }),
    );
  });
});
