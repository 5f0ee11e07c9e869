import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { OneAtATime } from './one-at-a-time';

const INTERVAL_MS = 60 * 60_000;
const SOON_MS = 60_000;

export interface SweeperOptions {
  /** Of the turns that replicas take, such as `image-sweep`. */
  readonly name: string;
  /** A line of the log, which the error follows. */
  readonly failure: string;
  /** How soon a sweep follows that was asked for, or one that failed. */
  readonly soonMs?: number;
  /** Subscribes to what asks for a sweep. @returns what ends the subscription */
  readonly subscribe?: (sweepSoon: () => void) => () => void;
}

/**
 * Puts the storage in order, mostly by removing what is no longer needed: at the start, once an hour, and soon after it
 * was asked to or has failed. One replica sweeps at a time.
 */
export abstract class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private unsubscribe: (() => void) | undefined;
  /** Whether the next sweep is due within `soonMs`, from now or from the end of the current one. */
  private isDueSoon = false;
  private isStopped = false;
  private isFailing = false;

  constructor(
    private readonly oneAtATime: OneAtATime,
    private readonly options: SweeperOptions,
  ) {}

  /** @returns whether nothing is left that another sweep would find soon */
  abstract sweep(): Promise<boolean>;

  onApplicationBootstrap(): void {
    this.unsubscribe = this.options.subscribe?.(() => this.sweepSoon());
    this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.unsubscribe?.();
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Schedules the next sweep within `soonMs`, as something may be left over. */
  sweepSoon(): void {
    if (this.isDueSoon) return;
    this.isDueSoon = true;
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    const { soonMs = SOON_MS } = this.options;
    this.timer = setTimeout(
      () => {
        this.running = this.running.then(() => this.run());
      },
      this.isDueSoon ? soonMs : INTERVAL_MS,
    );
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
      // Another replica's sweep may have begun before the change for which this one was requested.
      await this.oneAtATime.run(this.options.name, async () => {
        isClean = await this.sweep();
      });
      this.isFailing = false;
    } catch (error) {
      // A series of failures is logged once: a first sweep may be the first use of what it needs.
      if (!this.isFailing) this.logger.warn(`${this.options.failure}: ${String(error)}`);
      this.isFailing = true;
    }
    return isClean;
  }
}
