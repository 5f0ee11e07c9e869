import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';

/** What OWASP recommends for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses a whole core: logins may delay each other, but not the visitors' requests. */
const MAX_CONCURRENT = 2;

/** Priorities in the queue. */
const URGENT = 1;
const WAITING = 0;

/** 22 characters. */
const GENERATED_BYTES = 16;

@Injectable()
export class Passwords {
  private readonly slots = new Semaphore(MAX_CONCURRENT);

  hash(password: string): Promise<string> {
    return this.slots.runExclusive(() => hash(password, COST), 1, URGENT);
  }

  /** @param isUrgent to be looked at before all that is not, such as the guesses of one who has failed */
  matches(passwordHash: string, password: string, isUrgent = true): Promise<boolean> {
    const check = () => verify(passwordHash, password);
    return this.slots.runExclusive(check, 1, isUrgent ? URGENT : WAITING);
  }

  /** A random password of characters that can be typed. */
  generate(): string {
    return randomBytes(GENERATED_BYTES).toString('base64url');
  }
}
