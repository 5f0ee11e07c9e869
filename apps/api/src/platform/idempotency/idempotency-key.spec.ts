import fc from 'fast-check';
import { readIdempotencyKey } from './idempotency-key';

const read = (key?: string | string[]) =>
  readIdempotencyKey({ headers: { ...(key !== undefined && { 'idempotency-key': key }) } });

describe('readIdempotencyKey', () => {
  it('is null without the header', () => expect(read()).toBeNull());

  it('takes 1 to 64 visible ASCII characters', () => {
    const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: visible, minLength: 1, maxLength: 64 }), (key) => {
        expect(read(key)).toBe(key);
      }),
    );
  });

  it.each(['', ' ', 'a b', 'a, b', 'x'.repeat(65), 'é', '\t', '\u007f', 'a\n'])(
    'throws 422 for %j',
    (key) => {
      expect(() => read(key)).toThrow(expect.objectContaining({ status: 422 }));
    },
  );
});
