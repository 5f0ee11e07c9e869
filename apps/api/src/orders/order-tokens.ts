import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, type CalendarDate } from '@lereng/shared-domain';
import type { OrderKind } from '@lereng/shared-domain/orders';
import { SiteSecret } from '../platform/auth/site-secret';
import { isOfOneCase, unescapedForms } from './chat-text';
import { readFormerToken } from './former-order-tokens';
import { KEY_NAME_DIGITS, OrderKey } from './order-key';
import type { ReadOrder, ShownLine, ShownOrder } from './shown-order';

const VERSION = '2';
const LENGTH_DIGITS = 2;
const HEAD_LENGTH = VERSION.length + LENGTH_DIGITS + KEY_NAME_DIGITS;
/** The digits of 128 bits. */
const MAC_DIGITS = 25;
const SIGNATURE_LENGTH = 1 + MAC_DIGITS;

const KIND_LETTERS: Readonly<Record<OrderKind, string>> = { 'menu-items': 'M', packages: 'P' };
const EPOCH: CalendarDate = '1970-01-01';
const TIMES = /^T([0-9a-z]+)V([0-9a-z]+)/;
const LINE = /([MP])([0-9a-z]+)X([0-9a-z]+)R([0-9a-z]+)(?:D([0-9a-z]+))?/g;

/**
 * Signs what the site showed of an order, for a link of less than 300 characters for ten lines that chats leave alone
 * (E3). A token is numbers in lowercase base 36 with uppercase letters between them. Written here with spaces,
 *
 *     2 1w 1apjwya Tmwzn8qo0 Vg25 M3X2Rbko P4X1R6r20D1 S7h0bj7g3qhe8ckqirr5phr0kb
 *
 * is: the version, the length of all, the name of the key; the time in milliseconds (T) and the day of the visit (V),
 * both since 1970; for each menu item (M) or package (P) its id, the units (X), the price of one (R) and, if there is
 * one, the id of its promotion (D); and half of the HMAC of all that is before it (S).
 */
@Injectable()
export class OrderTokens {
  private readonly key: OrderKey;

  constructor(secret: SiteSecret) {
    this.key = new OrderKey(secret);
  }

  /** Of the key that signs. */
  get keyName(): string {
    return this.key.name;
  }

  issue({ shownAt, date, lines }: ShownOrder): string {
    const day = daysBetween(EPOCH, date);
    const order = `T${digits(shownAt)}V${digits(day)}${lines.map(lineText).join('')}`;
    const length = HEAD_LENGTH + order.length + SIGNATURE_LENGTH;
    const signed = VERSION + digits(length, LENGTH_DIGITS) + this.keyName + order;
    return signed + this.signatureOf(signed);
  }

  /**
   * Reads a token with what chats put around and into it: marks, spaces and escapes are left out, and so is everything
   * behind the length that the token says.
   *
   * @param today the calendar day in the venue's zone, until which tokens of the former release are read
   */
  read(text: string, today: CalendarDate): ReadOrder {
    const readings = unescapedForms(text).map((sent) => this.readPlain(sent, today));
    const own = readings.find(({ state }) => state === 'valid' || state === 'outdated');
    return own ?? (readings.at(-1) as ReadOrder);
  }

  /** @param sent without escapes */
  private readPlain(sent: string, today: CalendarDate): ReadOrder {
    const token = sent.replace(/[^0-9A-Za-z]/g, '');
    // Those of the former release begin with the letter A.
    if (token !== '' && !token.startsWith(VERSION)) {
      return readFormerToken(sent, this.key, today);
    }
    if (token.length < HEAD_LENGTH) return { state: 'truncated' };
    const length = parseInt(token.slice(VERSION.length, VERSION.length + LENGTH_DIGITS), 36);
    if (token.length < length) return { state: 'truncated' };
    const whole = token.slice(0, length);
    if (isOfOneCase(whole)) return { state: 'truncated' };
    const keyName = whole.slice(HEAD_LENGTH - KEY_NAME_DIGITS, HEAD_LENGTH);
    if (keyName !== this.keyName) return { state: 'other_key', keyName };
    const signed = whole.slice(0, -SIGNATURE_LENGTH);
    const signature = Buffer.from(whole.slice(signed.length));
    const expected = Buffer.from(this.signatureOf(signed));
    const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected);
    if (!isSigned) return { state: 'invalid' };
    return { state: 'valid', order: orderOf(signed.slice(HEAD_LENGTH)) };
  }

  private signatureOf(signed: string): string {
    const mac = BigInt(`0x${this.key.macOf(Buffer.from(signed)).toString('hex')}`);
    return `S${digits(mac, MAC_DIGITS)}`;
  }
}

const digits = (number: number | bigint, length = 1): string =>
  number.toString(36).padStart(length, '0');

function lineText({ kind, id, quantity, price, promotion }: ShownLine): string {
  const discount = promotion === null ? '' : `D${digits(promotion)}`;
  return `${KIND_LETTERS[kind]}${digits(id)}X${digits(quantity)}R${digits(price)}${discount}`;
}

/** @param text as it was signed */
function orderOf(text: string): ShownOrder {
  const [, shownAt, day] = TIMES.exec(text) ?? [];
  const number = (each: string | undefined) => parseInt(each ?? '', 36);
  return {
    shownAt: number(shownAt),
    date: addDays(EPOCH, number(day)),
    lines: Array.from(
      text.matchAll(LINE),
      ([, letter, id, quantity, price, promotion]): ShownLine => ({
        kind: letter === KIND_LETTERS.packages ? 'packages' : 'menu-items',
        id: number(id),
        quantity: number(quantity),
        price: number(price),
        promotion: promotion === undefined ? null : number(promotion),
      }),
    ),
  };
}
