/** Of `fetch`, which names its cause, or of `node:http`. */
type Failure = Error & { code?: string; cause?: { code?: string } };

/** Counts the requests of one kind, and knows since when none of them has failed. */
export class Flow {
  ok = 0;
  /** How many, by status; those without a response by the reason. */
  failed: Record<string, number> = {};
  private since = Number.POSITIVE_INFINITY;
  private backAt: number | null = null;

  /** Says that from now on they should succeed. */
  expectBack(): void {
    this.since = performance.now();
    this.backAt = null;
  }

  /** Until the first success of a request that began since then, and after which none failed; null before it. */
  get secondsUntilBack(): number | null {
    return this.backAt === null ? null : (this.backAt - this.since) / 1_000;
  }

  async count<Response extends { status: number }>(
    send: () => Promise<Response>,
  ): Promise<Response> {
    const begunAt = performance.now();
    try {
      const response = await send();
      if (response.status >= 300) this.fail(String(response.status));
      else {
        this.ok += 1;
        if (begunAt >= this.since) this.backAt ??= performance.now();
      }
      return response;
    } catch (error) {
      const { cause, code, message } = error as Failure;
      this.fail(cause?.code ?? code ?? message);
      throw error;
    }
  }

  toJSON() {
    const { ok, failed, secondsUntilBack } = this;
    return { ok, failed, secondsUntilBack };
  }

  private fail(reason: string): void {
    this.failed[reason] = (this.failed[reason] ?? 0) + 1;
    this.backAt = null;
  }
}
