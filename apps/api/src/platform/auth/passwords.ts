import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { PasswordQueue, type Place, Rank } from './password-queue';

/** What OWASP recommends for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** 22 characters. */
const GENERATED_BYTES = 16;

/** For what the server does itself, and for the owner once their password was verified. */
const OWN_PLACE: Place = { network: 'own', rank: Rank.Known };

@Injectable()
export class Passwords {
  private readonly queue = new PasswordQueue();

  hash(password: string): Promise<string> {
    return this.queue.run(OWN_PLACE, () => hash(password, COST));
  }

  /** @throws 503 where too many wait, and the network of the place has most of them */
  matches(passwordHash: string, password: string, place = OWN_PLACE): Promise<boolean> {
    return this.queue.run(place, () => verify(passwordHash, password));
  }

  /** A random password of characters that can be typed. */
  generate(): string {
    return randomBytes(GENERATED_BYTES).toString('base64url');
  }
}
