import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** Some megabytes of memory. */
const MAX_BELOW_LIMIT = 20_000;

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
