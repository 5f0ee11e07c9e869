import fc from 'fast-check';
import { SiteSecret } from '../platform/auth/site-secret';
import { OrderTokens } from './order-tokens';
import { CHAT_DAMAGE } from './testing/chat-damage';
import { formerToken } from './testing/former-token';
import { shownOrder } from './testing/shown-order';

const TOKENS = 400;
const secret = new SiteSecret('a secret of 32 characters or more');
const tokens = new OrderTokens(secret);

const orders = fc.sample(shownOrder, TOKENS);

describe.each([
  ['present', orders.map((order) => tokens.issue(order))],
  ['former', orders.map((order) => formerToken(secret, order))],
])('400 tokens of the %s form', (_, issued) => {
  it.each(CHAT_DAMAGE)('are read with $name, or not accused', ({ loses, apply }) => {
    issued.forEach((token, index) => {
      const at = index % token.length;
      const sent = apply(token, at);
      const read: unknown = tokens.read(sent);
      if (loses && read === 'truncated') return;
      expect({ sent, read }).toEqual({ sent, read: orders[index] });
    });
  });
});

it('knows forty kinds of damage', () => expect(CHAT_DAMAGE).toHaveLength(40));
