import { createHmac } from 'node:crypto';
import { daysBetween } from '@lereng/shared-domain';
import type { SiteSecret } from '../../platform/auth/site-secret';
import type { ShownOrder } from '../shown-order';

/** The token of an order as the former release issued it. It goes with the reader of such tokens. */
export function formerToken(secret: SiteSecret, { shownAt, date, lines }: ShownOrder): string {
  const numbers = [shownAt, daysBetween('1970-01-01', date), lines.length];
  for (const { kind, id, quantity, price, promotion } of lines) {
    numbers.push(id * 2 + (kind === 'packages' ? 1 : 0), quantity, price, promotion ?? 0);
  }
  const keyName = secret.keyFor('name of the key of order tokens').subarray(0, 4);
  const head = Buffer.concat([Buffer.of(1), keyName]);
  const signed = Buffer.concat([head, Buffer.from(numbers.flatMap(bytesOf))]);
  const hmac = createHmac('sha256', secret.keyFor('order token')).update(signed).digest();
  return Buffer.concat([signed, hmac.subarray(0, 16)]).toString('base64url');
}

function bytesOf(number: number): number[] {
  const bytes: number[] = [];
  let left = number;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
}
