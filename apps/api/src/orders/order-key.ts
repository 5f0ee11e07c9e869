import { createHmac } from 'node:crypto';
import type { SiteSecret } from '../platform/auth/site-secret';

/** Half of SHA-256, as RFC 2104 allows: tokens are part of chat messages. */
export const MAC_BYTES = 16;

/** The digits of 32 bits in base 36. */
export const KEY_NAME_DIGITS = 7;

/** The key that signs tokens of orders. It follows from the site's secret, and so does its name, but not vice versa. */
export class OrderKey {
  readonly name: string;
  private readonly key: Buffer;

  constructor(secret: SiteSecret) {
    this.key = secret.keyFor('order token');
    this.name = OrderKey.nameOf(secret.keyFor('name of the key of order tokens'));
  }

  /** @param bytes of the name, which are four; others may follow */
  static nameOf(bytes: Buffer): string {
    return bytes.readUInt32BE().toString(36).padStart(KEY_NAME_DIGITS, '0');
  }

  macOf(signed: Buffer): Buffer {
    return createHmac('sha256', this.key).update(signed).digest().subarray(0, MAC_BYTES);
  }
}
