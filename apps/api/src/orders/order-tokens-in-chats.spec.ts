import fc from 'fast-check';
import { SiteSecret } from '../platform/auth/site-secret';
import { OrderTokens } from './order-tokens';
import { CHAT_DAMAGE } from './testing/chat-damage';
import { formerToken } from './testing/former-token';
import { shownOrder } from './testing/shown-order';

const secret = new SiteSecret('a secret of 32 characters or more');
const tokens = new OrderTokens(secret);
const orders = fc.sample(shownOrder, { numRuns: 400, seed: 49 });
/** Every token meets four kinds of damage or more, and every kind a tenth of the tokens. */
const GROUPS = 10;

describe.each([
  ['present', orders.map((order) => tokens.issue(order))],
  ['former', orders.map((order) => formerToken(secret, order))],
])('400 tokens of the %s form', (_, issued) => {
  it.each(CHAT_DAMAGE)('are read with $name, or not accused', (damage) => {
    const { loses, apply } = damage;
    const group = CHAT_DAMAGE.indexOf(damage) % GROUPS;
    const wrong = issued.filter((token, index) => {
      if (index % GROUPS !== group) return false;
      const read = tokens.read(apply(token, index % token.length), '2026-11-20');
      if (read.state === 'valid') {
        return JSON.stringify(read.order) !== JSON.stringify(orders[index]);
      }
      return !loses || read.state !== 'truncated';
    });
    expect(wrong).toEqual([]);
  });
});

it('knows more than forty kinds of damage', () => expect(CHAT_DAMAGE).toHaveLength(45));
