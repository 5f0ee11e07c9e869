import { Injectable } from '@nestjs/common';
import { hashPassword } from '@lereng/api-site/passwords';
import { verify } from '@node-rs/argon2';
import { ApiError } from '../errors';
import { checksBusy } from './auth.errors';

/** Hashing uses a whole core: logins may delay each other, but not the visitors' requests. */
export const MAX_RUNNING = 2;

/** About a second of hashing, so that nobody with a place waits for long. */
export const PLACES = 256;

/** Whom a check is for, the first to be looked at first. */
export enum Rank {
  /** The owner: an address that has logged in before, or a session. */
  Known,
  Unknown,
  /** An address that has failed before. */
  Failed,
}

export function rankOf(isKnown: boolean, hasFailed: boolean): Rank {
  if (isKnown) return Rank.Known;
  return hasFailed ? Rank.Failed : Rank.Unknown;
}

/** Whose place in the queue it is. */
export interface Place {
  /** The network that shares its places, as of `networkOf`. */
  readonly network: string;
  readonly rank: Rank;
}

/** The places of a network in the queue; those of the rank `Known`, the owner's, count apart from the others. */
interface Share {
  readonly key: string;
  places: number;
  /** The number of its latest place: the networks of a rank take turns. */
  turn: number;
}

interface Waiting {
  readonly rank: Rank;
  readonly share: Share;
  readonly turn: number;
  start(): void;
  refuse(error: ApiError): void;
}

/**
 * A bounded queue that is shared by network. Where it is full, the network with most places loses its latest one, so
 * that many addresses of few networks do not keep a quiet one out.
 */
class PasswordQueue {
  private readonly waiting: Waiting[] = [];
  private readonly shares = new Map<string, Share>();
  private running = 0;
  private turn = 0;

  /** @throws 503 where the place is lost */
  async run<T>(place: Place, work: () => Promise<T>): Promise<T> {
    await this.enter(place);
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.startNext();
    }
  }

  private enter({ network, rank }: Place): Promise<void> {
    const key = `${network} ${rank === Rank.Known}`;
    const share = this.shares.get(key) ?? { key, places: 0, turn: this.turn };
    this.shares.set(key, share);
    share.places += 1;
    share.turn += 1;
    return new Promise((start, refuse) => {
      this.waiting.push({ rank, share, turn: share.turn, start, refuse });
      this.startNext();
      if (this.waiting.length > PLACES) this.take(this.waiting.reduce(lastOf)).refuse(checksBusy());
    });
  }

  private startNext(): void {
    if (this.running >= MAX_RUNNING || this.waiting.length === 0) return;
    const next = this.take(this.waiting.reduce(firstOf));
    this.turn = Math.max(this.turn, next.turn);
    this.running += 1;
    next.start();
  }

  private take(waiting: Waiting): Waiting {
    this.waiting.splice(this.waiting.indexOf(waiting), 1);
    waiting.share.places -= 1;
    if (waiting.share.places === 0) this.shares.delete(waiting.share.key);
    return waiting;
  }
}

/** Of two in the order in which they came, the one to be looked at first. */
const firstOf = (one: Waiting, other: Waiting): Waiting =>
  (other.rank - one.rank || other.turn - one.turn) < 0 ? other : one;

/** Of two in the order in which they came, the one to lose its place first. */
const lastOf = (one: Waiting, other: Waiting): Waiting => {
  const isKnown = one.rank === Rank.Known;
  if (isKnown !== (other.rank === Rank.Known)) return isKnown ? other : one;
  const fuller = other.share.places - one.share.places || other.rank - one.rank;
  return fuller < 0 ? one : other;
};

/** For the server's own hashes, and for the owner once their password was verified. */
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
