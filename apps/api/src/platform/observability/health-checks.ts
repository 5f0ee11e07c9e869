import { Injectable, Logger } from '@nestjs/common';

/** How long a part may take to respond before it counts as failing. */
export const CHECK_TIMEOUT_MS = 2_000;
/** How long a result is used again: whoever asks often, or for nothing, does not load what is checked. */
export const SHARED_MS = 1_000;

/** Resolves where the part works, and rejects where it does not. */
export type HealthCheck = () => Promise<unknown>;

export type PartStatus = 'ok' | 'failing';

interface Part {
  readonly check: HealthCheck;
  status: PartStatus;
  /** A check that has not responded yet: there is never a second one beside it. */
  pending: Promise<unknown> | null;
}

/** The parts that a server needs to be ready. Each module registers the check of its own part. */
@Injectable()
export class HealthChecks {
  private readonly logger = new Logger('Health');
  private readonly parts = new Map<string, Part>();
  private latest: { at: number; result: Promise<Record<string, PartStatus>> } | null = null;
  /** Since when the process has been told to stop; it is not ready from then on. */
  isStopping = false;

  /** @param name of the part, which anybody may read */
  register(name: string, check: HealthCheck): void {
    this.parts.set(name, { check, status: 'ok', pending: null });
  }

  /** How each part is, as of at most a second ago. Never rejects. */
  status(): Promise<Record<string, PartStatus>> {
    const now = performance.now();
    if (this.latest === null || now - this.latest.at >= SHARED_MS) {
      this.latest = { at: now, result: this.checkAll() };
    }
    return this.latest.result;
  }

  /** Whether every part works and the server does not stop. Never rejects. */
  async isReady(): Promise<boolean> {
    const checks = await this.status();
    return !this.isStopping && Object.values(checks).every((status) => status === 'ok');
  }

  private async checkAll(): Promise<Record<string, PartStatus>> {
    const checks = [...this.parts].map(async ([name, part]) => [
      name,
      await this.check(name, part),
    ]);
    return Object.fromEntries(await Promise.all(checks)) as Record<string, PartStatus>;
  }

  private async check(name: string, part: Part): Promise<PartStatus> {
    const failure = await failureOf(this.pendingOf(part));
    const status = failure === null ? 'ok' : 'failing';
    // One line for each change, not one for each time that somebody asks.
    if (status !== part.status) {
      if (failure === null) this.logger.log(`${name} is ok again`);
      else this.logger.error(`${name} is failing: ${failure}`);
    }
    part.status = status;
    return status;
  }

  private pendingOf(part: Part): Promise<unknown> {
    part.pending ??= Promise.resolve()
      .then(part.check)
      .finally(() => {
        part.pending = null;
      });
    return part.pending;
  }
}

/** Why a check failed, or took too long; null where it did neither. */
async function failureOf(check: Promise<unknown>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, `no response within ${CHECK_TIMEOUT_MS} ms`);
  });
  try {
    return await Promise.race([check.then(() => null), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
