import { LIMITS, MAX_ID } from '@lereng/shared-domain';
import fc from 'fast-check';
import { SiteSecret } from '../platform/auth/site-secret';
import { OrderTokens, type ShownOrder } from './order-tokens';

const tokens = new OrderTokens(new SiteSecret('a secret of 32 characters or more'));
const others = new OrderTokens(new SiteSecret('another secret of 32 characters'));

const line = fc.record({
  kind: fc.constantFrom('menu-items' as const, 'packages' as const),
  id: fc.integer({ min: 1, max: MAX_ID }),
  quantity: fc.integer({ min: 1, max: LIMITS.orderQuantityMax }),
  price: fc.integer({ min: 0, max: LIMITS.priceMax }),
  promotion: fc.option(fc.integer({ min: 1, max: MAX_ID }), { nil: null }),
});
const order: fc.Arbitrary<ShownOrder> = fc.record({
  shownAt: fc.integer({ min: 0, max: Date.UTC(9999, 0) }),
  date: fc.constantFrom('2026-12-26', '2028-02-29', '9999-12-31'),
  lines: fc.array(line, { minLength: 1, maxLength: LIMITS.orderLinesMax }),
});

describe('OrderTokens', () => {
  it('reads what it issued', () => {
    fc.assert(
      fc.property(order, (each) => {
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
      fc.property(order, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (each, at, other) => {
        const token = tokens.issue(each);
        const place = at % token.length;
        fc.pre(token[place] !== other);
        const changed = token.slice(0, place) + other + token.slice(place + 1);
        expect(['invalid', 'unknown_key']).toContain(tokens.read(changed));
        expect(tokens.read(token.slice(0, place))).toBe('invalid');
      }),
    );
  });

  it('does not accept what another secret signed, and accuses nobody of it', () => {
    fc.assert(fc.property(order, (each) => tokens.read(others.issue(each)) === 'unknown_key'));
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
