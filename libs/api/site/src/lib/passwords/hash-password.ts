import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';

/** The values that OWASP recommends for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** 22 characters. */
const GENERATED_BYTES = 16;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A random password of characters that can be typed. */
export function generatePassword(): string {
  return randomBytes(GENERATED_BYTES).toString('base64url');
}
