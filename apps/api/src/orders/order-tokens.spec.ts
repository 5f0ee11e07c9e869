import { LIMITS, MAX_ID } from '@lereng/shared-domain';
import fc from 'fast-check';
import { SiteSecret } from '../platform/auth/site-secret';
import { OrderTokens } from './order-tokens';
import type { ShownLine } from './shown-order';
import { formerToken } from './testing/former-token';
import { shownOrder } from './testing/shown-order';

const TODAY = '2026-11-20';
const secret = new SiteSecret('a secret of 32 characters or more');
const otherSecret = new SiteSecret('another secret of 32 characters');
const tokens = new OrderTokens(secret);
const others = new OrderTokens(otherSecret);

const tenLines = (line: ShownLine) => ({
  shownAt: Date.UTC(2026, 10, 28),
  date: '2026-12-26',
  lines: Array.from({ length: 10 }, () => line),
});

const alphanumeric = fc.constantFrom(
  ...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
);

describe('OrderTokens', () => {
  it('reads what it issued', () => {
    fc.assert(
      fc.property(shownOrder, (order) => {
        expect(tokens.read(tokens.issue(order), TODAY)).toEqual({ state: 'valid', order });
      }),
    );
  });

  it('has letters and digits alone, as the comment shows it', () => {
    const line = { kind: 'menu-items' as const, id: 3, quantity: 2, price: 15_000 };
    const jeep = { kind: 'packages' as const, id: 4, quantity: 1, price: 315_000, promotion: 1 };
    const token = tokens.issue({
      shownAt: Date.UTC(2026, 10, 28),
      date: '2026-12-26',
      lines: [{ ...line, promotion: null }, jeep],
    });
    expect(token).toBe('21w1apjwyaTmwzn8qo0Vg25M3X2RbkoP4X1R6r20D1S7h0bj7g3qhe8ckqirr5phr0kb');
    expect(token).toMatch(/^[0-9a-zA-Z]+$/);
  });

  it.each([
    ['common ids and prices', 300, 99_999, 99_999_999],
    ['the largest ids and prices', 450, MAX_ID, LIMITS.priceMax],
  ])('has ten lines of %s in less than %s characters', (_, length, id, price) => {
    const line = { kind: 'packages' as const, id, quantity: LIMITS.orderQuantityMax, price };
    const token = tokens.issue(tenLines({ ...line, promotion: id }));
    expect(token.length).toBeLessThan(length);
  });

  it('finds every change of a character, and every end that is missing', () => {
    fc.assert(
      fc.property(shownOrder, fc.nat(), alphanumeric, (order, at, other) => {
        const token = tokens.issue(order);
        const place = at % token.length;
        fc.pre(token[place] !== other);
        const changed = token.slice(0, place) + other + token.slice(place + 1);
        expect(tokens.read(changed, TODAY).state).not.toBe('valid');
        expect(tokens.read(token.slice(0, place), TODAY)).toEqual({ state: 'truncated' });
      }),
    );
  });

  it('says of what another secret signed by which key it is', () => {
    fc.assert(
      fc.property(shownOrder, (order) => {
        const read = { state: 'other_key', keyName: others.keyName };
        expect(tokens.read(others.issue(order), TODAY)).toEqual(read);
        expect(tokens.read(formerToken(otherSecret, order), TODAY)).toEqual(read);
      }),
    );
  });

  it('reads tokens of the former release until their day is over', () => {
    const coffee = { kind: 'menu-items' as const, id: 3, quantity: 2, price: 15_000 };
    const order = tenLines({ ...coffee, promotion: null });
    const token = formerToken(secret, order);
    expect(tokens.read(token, order.date)).toEqual({ state: 'valid', order });
    expect(tokens.read(token, '2026-12-27')).toEqual({ state: 'outdated' });
  });

  it('reads tokens of the former release without a last underscore or hyphen, which chats take for marks', () => {
    const issued = fc
      .sample(shownOrder, { numRuns: 1_000, seed: 49 })
      .map((order) => ({ order, token: formerToken(secret, order) }))
      .filter(({ token }) => /[_-]$/.test(token));
    expect(issued.length).toBeGreaterThan(5);
    for (const { order, token } of issued) {
      const sent = token.replace(/[_-]{1,2}$/, '');
      expect(tokens.read(`_${sent}`, TODAY)).toEqual({ state: 'valid', order });
    }
  });

  it('accepts none of 10,000 forged tokens', () => {
    const order = fc.sample(shownOrder, { numRuns: 1, seed: 49 })[0]!;
    const issued = [tokens.issue(order), formerToken(secret, order)];
    const random = fc.oneof(fc.string(), fc.base64String(), fc.uint8Array().map(toFormerToken));
    const changed = fc
      .record({
        token: fc.constantFrom(...issued),
        from: fc.nat(),
        length: fc.nat(40),
        by: fc.string({ unit: alphanumeric, maxLength: 40 }),
      })
      .map(({ token, from, length, by }) => {
        const at = from % token.length;
        return token.slice(0, at) + by + token.slice(at + length);
      });
    fc.assert(
      fc.property(fc.oneof(random, changed), (token) => {
        const read = tokens.read(token, TODAY);
        // What is behind a whole token is ignored, and so are unused bits at the end of a former one.
        if (read.state === 'valid') expect(read.order).toEqual(order);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['nothing', '', 'truncated'],
    ['marks alone', ' . ', 'truncated'],
    ['a part of the head', '21w1a', 'truncated'],
    ['a word', 'pesanan', 'truncated'],
    ['a sentence', 'Halo Pak, ini tautan pesanan saya', 'invalid'],
    ['100,000 letters', 'a'.repeat(100_000), 'truncated'],
    ['100,000 characters behind a head', `2zz${'aB1'.repeat(33_000)}`, 'other_key'],
    ['100,000 escapes', `Ab${'%25'.repeat(33_000)}`, 'truncated'],
  ])('names the state of %s', (_, text, state) =>
    expect(tokens.read(text, TODAY).state).toBe(state),
  );
});

const toFormerToken = (bytes: Uint8Array) => Buffer.from([1, ...bytes]).toString('base64url');
