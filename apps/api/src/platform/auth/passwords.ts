import { verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { hashPassword } from '@lereng/api-site/passwords';
import { PasswordQueue, type Place, Rank } from './password-queue';

/** For what the server does itself, and for the owner once their password was verified. */
const OWN_PLACE: Place = { network: 'own', rank: Rank.Known };

@Injectable()
export class Passwords {
  private readonly queue = new PasswordQueue();

  hash(password: string): Promise<string> {
    return this.queue.run(OWN_PLACE, () => hashPassword(password));
  }

  /** @throws 503 where too many wait, and the network of the place has most of them */
  matches(passwordHash: string, password: string, place = OWN_PLACE): Promise<boolean> {
    return this.queue.run(place, () => verify(passwordHash, password));
  }
}
