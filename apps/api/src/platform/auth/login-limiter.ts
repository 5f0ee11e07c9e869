import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Redis } from '../redis';
import { tooManyAttempts } from './auth.errors';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_IP = 10;
const FAILURES_PER_USERNAME = 30;

/** Some megabytes of memory. */
const MAX_BELOW_LIMIT = 20_000;

/** Serialises the attempts of one IP address; deleted when no attempt uses it. */
interface SharedMutex {
  mutex: Mutex;
  users: number;
}

/**
 * Counts failed logins for 15 minutes, by IP address and by user name. An IP address with 10 failures
 * is rejected, also with the right password. A user name with 30 failures still accepts the right password, so
 * that nobody can lock the owner out from another address.
 */
@Injectable()
export class LoginLimiter {
  private readonly ips: RateLimiterAbstract;
  private readonly usernames: RateLimiterAbstract;
  private readonly mutexes = new Map<string, SharedMutex>();

  constructor(redis: Redis) {
    this.ips = limiter(redis, 'login:address', FAILURES_PER_IP);
    this.usernames = limiter(redis, 'login:username', FAILURES_PER_USERNAME);
  }

  /**
   * Runs one attempt.
   * @param check returns the error of a failed attempt, null for a success; what it throws is not the
   *   client's failure, and is not counted. It is told whether the IP address has failed before
   * @throws the error, or 429 after too many others
   */
  async attempt<F extends Error>(
    ip: string,
    username: string,
    check: (hasFailed: boolean) => Promise<F | null>,
  ): Promise<void> {
    await this.runExclusive(ip, async () => {
      // Counted before the password is verified: otherwise concurrent attempts, on this replica or
      // another, would all read the same count.
      const hasFailed = (await consume(this.ips, ip)) > 1;
      let failure: F | null;
      try {
        failure = await check(hasFailed);
      } catch (error) {
        await this.refund(ip);
        throw error;
      }
      if (failure === null) return this.refund(ip);
      await consume(this.usernames, digest(username));
      throw failure;
    });
  }

  /** One attempt of an IP address at a time, so that a right one never counts, even briefly. */
  private async runExclusive(ip: string, work: () => Promise<void>): Promise<void> {
    const shared = this.mutexes.get(ip) ?? { mutex: new Mutex(), users: 0 };
    this.mutexes.set(ip, shared);
    shared.users += 1;
    try {
      await shared.mutex.runExclusive(work);
    } finally {
      shared.users -= 1;
      if (shared.users === 0) this.mutexes.delete(ip);
    }
  }

  private async refund(ip: string): Promise<void> {
    const { consumedPoints } = await this.ips.reward(ip, 1);
    // A count of zero is deleted, as its window would already be running at the first failure.
    if (consumedPoints <= 0) await this.ips.delete(ip);
  }
}

function limiter({ client }: Redis, keyPrefix: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: WINDOW_SECONDS };
  const memory = new BoundedLimiter(options);
  if (!client) return memory;
  // While Redis is disconnected each replica counts for itself.
  return new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: memory });
}

/** @returns how many are counted now */
async function consume(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await counter.consume(key)).consumedPoints;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyAttempts(refusal.msBeforeNext);
    throw refusal;
  }
}

/** A key of bounded length for a name that anybody may send. */
function digest(username: string): string {
  return createHash('sha256').update(username).digest('base64url');
}

/**
 * Counts in memory that has a bound, however many keys are sent: the key that was counted longest ago is
 * forgotten first, but none that has reached its limit, or an attacker could make it forgotten.
 */
export class BoundedLimiter extends RateLimiterMemory {
  /** In the order in which they were last counted. */
  private readonly belowLimit = new Set<string>();

  constructor(
    options: IRateLimiterOptions,
    private readonly maxBelowLimit = MAX_BELOW_LIMIT,
  ) {
    super(options);
  }

  override async consume(key: string, points?: number): Promise<RateLimiterRes> {
    this.belowLimit.delete(key);
    const result = await super.consume(key, points);
    if (result.remainingPoints > 0) {
      this.belowLimit.add(key);
      await this.forgetOldest();
    }
    return result;
  }

  private async forgetOldest(): Promise<void> {
    for (const key of this.belowLimit) {
      if (this.belowLimit.size <= this.maxBelowLimit) return;
      this.belowLimit.delete(key);
      await this.delete(key);
    }
  }
}
