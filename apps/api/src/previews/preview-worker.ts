import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { nextMidnight } from '@lereng/shared-domain';
import { AppConfig } from '../config';
import { ContentChanges } from '../database';
import type { Preview } from './preview';
import { PreviewStore, storeIdOf } from './preview-store';
import { PreviewSources } from './preview-sources';
import { PreviewsService } from './previews.service';

/** Between a change and the round that follows it: changes that come together cost one round. */
const SETTLE_MS = 200;
/** After a round in which something failed. */
const RETRY_MS = 60_000;
/** For clocks that are a little apart: by now it is tomorrow for whoever says what is shown. */
const AFTER_MIDNIGHT_MS = 1_000;

/**
 * Keeps the pictures of previews up to date behind everybody's back: at the start, after each change
 * of content, and when the venue's day ends (a promotion may end with it). A round paints what is
 * missing and removes what nobody's address leads to any more.
 */
@Injectable()
export class PreviewWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PreviewWorker.name);
  private unsubscribe: () => void = () => undefined;
  private wake: () => void = () => undefined;
  private midnight: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private asked = false;
  private stopped = false;
  private failing = false;

  constructor(
    private readonly sources: PreviewSources,
    private readonly store: PreviewStore,
    private readonly previews: PreviewsService,
    private readonly changes: ContentChanges,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.unsubscribe = this.changes.subscribe(() => this.ask());
    this.awaitMidnight();
    this.ask();
  }

  /** Waits for the picture that is being painted, not for the round. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.unsubscribe();
    this.wake();
    clearTimeout(this.midnight);
    clearTimeout(this.retry);
    await this.running;
  }

  private ask(): void {
    if (this.stopped) return;
    this.asked = true;
    this.running ??= this.run();
  }

  private awaitMidnight(): void {
    const now = new Date();
    const next = nextMidnight(now, this.config.venueTimeZone).getTime() + AFTER_MIDNIGHT_MS;
    this.midnight = setTimeout(() => {
      this.ask();
      this.awaitMidnight();
    }, next - now.getTime());
    this.midnight.unref();
  }

  private async run(): Promise<void> {
    while (this.asked && !this.stopped) {
      await this.pause(SETTLE_MS);
      this.asked = false;
      try {
        await this.round();
        this.failing = false;
      } catch (error) {
        this.tell(error);
      }
    }
    this.running = null;
  }

  /**
   * What is kept is listed before it is read what should be: a picture that was painted meanwhile for
   * a change meanwhile is then not on the list of what may go.
   */
  private async round(): Promise<void> {
    if (this.stopped) return;
    const kept = new Set(await this.store.list());
    const wanted = new Map((await this.sources.all()).map((each) => [storeIdOf(each), each]));
    const failures: unknown[] = [];
    for (const [key, preview] of wanted) {
      if (kept.has(key)) continue;
      await this.make(preview).catch((error: unknown) => failures.push(error));
      // A change makes the rest of this round old: the next one begins.
      if (this.asked || this.stopped) return;
    }
    for (const key of kept) {
      if (!wanted.has(key)) await this.store.remove(key);
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Followed by a rest as long as the work, so that requests find an idle core. */
  private async make(preview: Preview): Promise<void> {
    const begun = performance.now();
    await this.previews.make(preview);
    await this.pause(performance.now() - begun);
  }

  /** Once for each time that it stops working; a further try comes by itself. */
  private tell(error: unknown): void {
    if (!this.failing) this.logger.warn(`Previews were not brought up to date: ${String(error)}`);
    this.failing = true;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.ask(), RETRY_MS);
    this.retry.unref();
  }

  /** Cut short by the end of the process, which it does not hold up. */
  private async pause(milliseconds: number): Promise<void> {
    if (this.stopped) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, milliseconds);
      timer.unref();
    });
    clearTimeout(timer);
  }
}
