import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, type CalendarDate, type Rupiah } from '@lereng/shared-domain';
import type { OrderKind, OrderRow } from '@lereng/shared-domain/orders';
import { SiteSecret } from '../platform/auth/site-secret';

/** A line as it was shown. */
export interface ShownLine extends OrderRow {
  quantity: number;
  /** Rupiah for one unit, after the discount. */
  price: Rupiah;
  /** The id of the promotion that reduced it. */
  promotion: number | null;
}

/** What the site showed when a message was written. */
export interface ShownOrder {
  /** Milliseconds since the epoch. */
  shownAt: number;
  /** The day of the visit, in the venue's zone. */
  date: CalendarDate;
  lines: readonly ShownLine[];
}

/** Of a token with an unknown key nobody can say any more what it is; one that is invalid is not this site's. */
export type ReadOrder = ShownOrder | 'unknown_key' | 'invalid';

const VERSION = 1;
const KEY_NAME_BYTES = 4;
const HEAD_BYTES = 1 + KEY_NAME_BYTES;
/** Half of SHA-256, as RFC 2104 allows: tokens are part of chat messages. */
const MAC_BYTES = 16;
const KINDS: readonly OrderKind[] = ['menu-items', 'packages'];
const EPOCH: CalendarDate = '1970-01-01';

/**
 * Signs what the site showed of an order, for a link of less than 300 characters for ten lines. A token is base64url of
 * a version, the name of the key, the order as numbers of variable length, and the HMAC of all these.
 */
@Injectable()
export class OrderTokens {
  private readonly key: Buffer;
  private readonly keyName: Buffer;

  constructor(secret: SiteSecret) {
    this.key = secret.keyFor('order token');
    this.keyName = secret.keyFor('name of the key of order tokens').subarray(0, KEY_NAME_BYTES);
  }

  issue({ shownAt, date, lines }: ShownOrder): string {
    const numbers = [shownAt, daysBetween(EPOCH, date), lines.length];
    for (const { kind, id, quantity, price, promotion } of lines) {
      numbers.push(id * KINDS.length + KINDS.indexOf(kind), quantity, price, promotion ?? 0);
    }
    const head = Buffer.concat([Buffer.of(VERSION), this.keyName]);
    const signed = Buffer.concat([head, Buffer.from(numbers.flatMap(bytesOf))]);
    return Buffer.concat([signed, this.macOf(signed)]).toString('base64url');
  }

  read(token: string): ReadOrder {
    const bytes = Buffer.from(token, 'base64url');
    // Other spellings of the same bytes were not issued.
    if (bytes.toString('base64url') !== token || bytes[0] !== VERSION) return 'invalid';
    if (bytes.length < HEAD_BYTES + MAC_BYTES) return 'invalid';
    if (!bytes.subarray(1, HEAD_BYTES).equals(this.keyName)) return 'unknown_key';
    const signed = bytes.subarray(0, -MAC_BYTES);
    if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), this.macOf(signed))) return 'invalid';
    return orderOf(numbersIn(signed.subarray(HEAD_BYTES)));
  }

  private macOf(signed: Buffer): Buffer {
    return createHmac('sha256', this.key).update(signed).digest().subarray(0, MAC_BYTES);
  }
}

/** @param numbers as they were signed */
function orderOf(numbers: number[]): ShownOrder {
  const next = () => numbers.shift() as number;
  const [shownAt, day, count] = [next(), next(), next()];
  const lines = Array.from({ length: count }, (): ShownLine => {
    const row = next();
    return {
      kind: KINDS[row % KINDS.length] as OrderKind,
      id: Math.floor(row / KINDS.length),
      quantity: next(),
      price: next(),
      promotion: next() || null,
    };
  });
  return { shownAt, date: addDays(EPOCH, day), lines };
}

const BASE = 128;

/** A whole number in base 128, the lowest digit first; all but the last byte have the highest bit (LEB128). */
function bytesOf(number: number): number[] {
  const bytes: number[] = [];
  let left = number;
  for (; left >= BASE; left = Math.floor(left / BASE)) bytes.push((left % BASE) + BASE);
  return [...bytes, left];
}

function numbersIn(bytes: Buffer): number[] {
  const numbers: number[] = [];
  let [number, place] = [0, 1];
  for (const byte of bytes) {
    number += (byte % BASE) * place;
    place *= BASE;
    if (byte < BASE) {
      numbers.push(number);
      [number, place] = [0, 1];
    }
  }
  return numbers;
}
