import { timingSafeEqual } from 'node:crypto';
import { addDays, LIMITS, type CalendarDate } from '@lereng/shared-domain';
import { isOfOneCase } from './chat-text';
import { MAC_BYTES, OrderKey } from './order-key';
import type { ReadOrder, ShownLine, ShownOrder } from './shown-order';

const VERSION = 1;
const HEAD_BYTES = 5;
const BASE = 128;
/** Chats take the last characters of a token for marks of slanted or struck text. */
const LOST_ENDS = ['', '_', '-', '__', '_-', '-_', '--'];

/**
 * Reads tokens of the former release until the day of their visit is over (E3), and goes with the next release. Such a
 * token is base64url of a version, four bytes of the key's name, the order as numbers of variable length (LEB128), and
 * the HMAC of all these. The number of lines, which is among the numbers, says how long it is.
 *
 * @param text without escapes
 * @param today the calendar day in the venue's zone
 */
export function readFormerToken(text: string, key: OrderKey, today: CalendarDate): ReadOrder {
  const token = text
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\w-]/g, '')
    .replace(/^[_-]+/, '');
  if (isOfOneCase(token)) return { state: 'truncated' };
  const readings = LOST_ENDS.map((end) => read(Buffer.from(token + end, 'base64url'), key));
  const valid = readings.find(({ state }) => state === 'valid');
  if (valid?.state === 'valid' && valid.order.date < today) return { state: 'outdated' };
  return valid ?? (readings[0] as ReadOrder);
}

function read(bytes: Buffer, key: OrderKey): ReadOrder {
  if (bytes.length > 0 && bytes[0] !== VERSION) return { state: 'invalid' };
  const [numbers, end] = numbersIn(bytes);
  const count = numbers[2] ?? 0;
  if (count > LIMITS.orderLinesMax) return { state: 'invalid' };
  if (numbers.length < 3 + 4 * count || bytes.length < end + MAC_BYTES)
    return { state: 'truncated' };
  const name = OrderKey.nameOf(bytes.subarray(1));
  if (name !== key.name) return { state: 'other_key', keyName: name };
  const isSigned = timingSafeEqual(
    bytes.subarray(end, end + MAC_BYTES),
    key.macOf(bytes.subarray(0, end)),
  );
  return isSigned ? { state: 'valid', order: orderOf(numbers) } : { state: 'invalid' };
}

/** The numbers of an order, and the place behind them; fewer where the bytes end before. */
function numbersIn(bytes: Buffer): [numbers: number[], end: number] {
  const numbers: number[] = [];
  let number = 0;
  let place = 1;
  for (let at = HEAD_BYTES; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    number += (byte % BASE) * place;
    place *= BASE;
    if (byte >= BASE) continue;
    numbers.push(number);
    number = 0;
    place = 1;
    if (numbers.length === 3 + 4 * (numbers[2] ?? Infinity)) return [numbers, at + 1];
  }
  return [numbers, bytes.length];
}

/** @param numbers as they were signed */
function orderOf([shownAt = 0, day = 0, , ...rest]: number[]): ShownOrder {
  const lines: ShownLine[] = [];
  for (let at = 0; at < rest.length; at += 4) {
    const [row = 0, quantity = 0, price = 0, promotion = 0] = rest.slice(at, at + 4);
    lines.push({
      kind: row % 2 === 1 ? 'packages' : 'menu-items',
      id: Math.floor(row / 2),
      quantity,
      price,
      promotion: promotion || null,
    });
  }
  return { shownAt, date: addDays('1970-01-01', day), lines };
}
