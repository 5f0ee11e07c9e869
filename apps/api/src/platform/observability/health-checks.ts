import { Injectable, Logger } from '@nestjs/common';
import { messageOf } from '@lereng/api-site/errors';
import { oneCall } from './one-call';

/** How long a part may take to respond before it counts as failing. */
export const CHECK_TIMEOUT_MS = 2_000;
/** How long a result is used again, so that frequent requests do not load the parts. */
export const SHARED_MS = 1_000;

/** Resolves where the part works, and rejects where it does not. */
export type HealthCheck = () => Promise<unknown>;

export type PartStatus = 'ok' | 'failing';

interface Part {
  readonly check: HealthCheck;
  status: PartStatus;
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
    this.parts.set(name, { check: oneCall(check, CHECK_TIMEOUT_MS), status: 'ok' });
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
    const failure = await part.check().then(() => null, messageOf);
    const status = failure === null ? 'ok' : 'failing';
    // One line for each change, not one for each time that somebody asks.
    if (status !== part.status) {
      if (failure === null) this.logger.log(`${name} is ok again`);
      else this.logger.error(`${name} is failing: ${failure}`);
    }
    part.status = status;
    return status;
  }
}
