import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Redis } from '../redis';
import { tooManyAttempts } from './auth.errors';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ADDRESS = 10;
const FAILURES_PER_USERNAME = 30;

/** Waiting attempts of one address. */
interface Turn {
  mutex: Mutex;
  users: number;
}

/**
 * Counts failed logins for 15 minutes, by address and by user name. An address that failed 10 times
 * is refused whatever it sends. A user name that failed 30 times refuses wrong passwords from
 * everywhere and still takes the right one, so nobody locks the owner out from elsewhere.
 */
@Injectable()
export class LoginLimiter {
  private readonly addresses: RateLimiterAbstract;
  private readonly usernames: RateLimiterAbstract;
  private readonly turns = new Map<string, Turn>();

  constructor(redis: Redis) {
    this.addresses = limiter(redis, 'login:address', FAILURES_PER_ADDRESS);
    this.usernames = limiter(redis, 'login:username', FAILURES_PER_USERNAME);
  }

  /**
   * Runs one attempt.
   * @param check gives what the attempt failed with, null for a success; may throw for a failure
   *   that is not the client's, which is not counted
   * @throws the failure, or 429 where it comes after too many others
   */
  async attempt<F extends Error>(
    address: string,
    username: string,
    check: () => Promise<F | null>,
  ): Promise<void> {
    await this.inTurn(address, async () => {
      // Counted before the password is looked at, or attempts at the same time, on this replica or
      // another, would all see the count of the time before them.
      await consume(this.addresses, address);
      let failure: F | null;
      try {
        failure = await check();
      } catch (error) {
        await this.giveBack(address);
        throw error;
      }
      if (failure === null) return this.giveBack(address);
      await consume(this.usernames, digest(username));
      throw failure;
    });
  }

  /** Attempts of one address wait for each other, so that a right one never counts, even briefly. */
  private async inTurn(address: string, work: () => Promise<void>): Promise<void> {
    const turn = this.turns.get(address) ?? { mutex: new Mutex(), users: 0 };
    this.turns.set(address, turn);
    turn.users += 1;
    try {
      await turn.mutex.runExclusive(work);
    } finally {
      turn.users -= 1;
      if (turn.users === 0) this.turns.delete(address);
    }
  }

  private async giveBack(address: string): Promise<void> {
    const { consumedPoints } = await this.addresses.reward(address, 1);
    // An empty count is forgotten, or its window would already be running when failures begin.
    if (consumedPoints <= 0) await this.addresses.delete(address);
  }
}

function limiter({ client }: Redis, keyPrefix: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  if (!client) return memory;
  // While Redis is away each replica counts for itself.
  return new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: memory });
}

async function consume(counter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyAttempts(refusal.msBeforeNext);
    throw refusal;
  }
}

/** A key of bounded length for a name that anybody may send. */
function digest(username: string): string {
  return createHash('sha256').update(username).digest('base64url');
}
