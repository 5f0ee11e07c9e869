import { Logger } from '@nestjs/common';
import type { OneAtATime } from '../platform/database';

const INTERVAL_MS = 60 * 60_000;

/** A search for files that no row names, which removes them. */
export interface Sweep {
  /** The same on every replica, such as `image-sweep`. */
  readonly name: string;
  /** How soon a sweep follows that was asked for, or one that failed. */
  readonly soonMs: number;
  /** @returns whether nothing is left that another sweep would find soon */
  run(): Promise<boolean>;
}

/** Sweeps at the start, once an hour, and soon after it was asked to. One replica sweeps at a time. */
export class SweepTimer {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  /** Whether the next sweep is due within `soonMs`, from now or from the end of the current one. */
  private isDueSoon = false;
  private isStopped = false;
  private isFailing = false;

  /** @param context of the log lines */
  constructor(
    context: string,
    private readonly sweep: Sweep,
    private readonly oneAtATime: OneAtATime,
  ) {
    this.logger = new Logger(context);
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Schedules the next sweep within `soonMs`, as files may be left over. */
  soon(): void {
    if (this.isDueSoon) return;
    this.isDueSoon = true;
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    const interval = this.isDueSoon ? this.sweep.soonMs : INTERVAL_MS;
    this.timer = setTimeout(() => {
      this.running = this.running.then(() => this.run());
    }, interval);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    this.isDueSoon = false;
    const isClean = await this.sweepAndLog();
    this.isDueSoon ||= !isClean;
    this.schedule();
  }

  private async sweepAndLog(): Promise<boolean> {
    let isClean = false;
    try {
      // The sweep of another replica may have begun before there was what this one is for.
      await this.oneAtATime.run(this.sweep.name, async () => {
        isClean = await this.sweep.run();
      });
      this.isFailing = false;
    } catch (error) {
      // A series of failures is logged once: the first sweep is also the first use of the store.
      if (!this.isFailing) this.logger.warn(`Images were not swept: ${String(error)}`);
      this.isFailing = true;
    }
    return isClean;
  }
}
