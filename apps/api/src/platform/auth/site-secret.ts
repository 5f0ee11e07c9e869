import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

/** The secret by which this site knows what it has signed. */
export class SiteSecret {
  readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(secret, 'utf8');
  }

  /** A key for one purpose alone, from which neither the secret nor another key follows. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, KEY_BYTES));
  }
}
