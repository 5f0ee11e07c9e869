import { LIMITS, MAX_ID } from '@lereng/shared-domain';
import fc from 'fast-check';
import { SiteSecret } from '../platform/auth/site-secret';
import { OrderTokens } from './order-tokens';
import { shownOrder } from './testing/shown-order';

const tokens = new OrderTokens(new SiteSecret('a secret of 32 characters or more'));
const others = new OrderTokens(new SiteSecret('another secret of 32 characters'));

describe('OrderTokens', () => {
  it('reads what it issued', () => {
    fc.assert(
      fc.property(shownOrder, (each) => {
        expect(tokens.read(tokens.issue(each))).toEqual(each);
      }),
    );
  });

  it('fits ten lines into less than 300 characters, whatever they are', () => {
    const longest = {
      ...{ kind: 'packages' as const, id: MAX_ID, quantity: LIMITS.orderQuantityMax },
      ...{ price: LIMITS.priceMax, promotion: MAX_ID },
    };
    const lines = Array.from({ length: 10 }, () => longest);
    const shown = { shownAt: Date.UTC(9999, 11), date: '9999-12-31', lines };
    expect(tokens.issue(shown).length).toBeLessThan(300);
  });

  it('finds every change of a character', () => {
    fc.assert(
      fc.property(
        shownOrder,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (each, at, other) => {
          const token = tokens.issue(each);
          const place = at % token.length;
          fc.pre(token[place] !== other);
          const changed = token.slice(0, place) + other + token.slice(place + 1);
          expect(['invalid', 'unknown_key']).toContain(tokens.read(changed));
          expect(tokens.read(token.slice(0, place))).toBe('invalid');
        },
      ),
    );
  });

  it('does not accept what another secret signed, and accuses nobody of it', () => {
    fc.assert(fc.property(shownOrder, (each) => tokens.read(others.issue(each)) === 'unknown_key'));
  });

  it('accepts none of 10,000 random tokens', () => {
    const random = fc.oneof(fc.string(), fc.base64String(), fc.uint8Array().map(toToken));
    fc.assert(
      fc.property(random, (token) => typeof tokens.read(token) === 'string'),
      { numRuns: 10_000 },
    );
  });
});

const toToken = (bytes: Uint8Array) => Buffer.from([1, ...bytes]).toString('base64url');
