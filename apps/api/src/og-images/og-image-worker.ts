import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { nextMidnight } from '@lereng/shared-domain';
import { AppConfig } from '../platform/config';
import { type ContentChange, ContentEvents } from '../content-events';
import { OneAtATime } from '../platform/database';
import type { OgImage } from './og-image';
import { OgImageStore, storeIdOf } from './og-image-store';
import { type AffectedImages, OgImageSources } from './og-image-sources';
import { OgImagesService } from './og-images.service';

/** After an update in which something failed. */
const RETRY_MS = 60_000;
/** For clocks that are a little apart: by now it is tomorrow for whoever says what is shown. */
const AFTER_MIDNIGHT_MS = 1_000;

/**
 * Keeps the store up to date in the background. After a write it renders the images of the rows that
 * are affected, and removes those that they replace. It compares the whole store with all content at
 * the start, when the venue's day ends (a promotion may end with it), and after a failure.
 */
@Injectable()
export class OgImageWorker implements OnApplicationBootstrap, OnModuleDestroy {
  /**
   * Milliseconds until work begins after the start and after the last change (an image that is
   * requested before is rendered then), and how long a rest is, as a multiple of the work before it.
   */
  readonly pace = { start: 5_000, change: 1_000, rest: 3 };
  private readonly logger = new Logger(OgImageWorker.name);
  private unsubscribe: () => void = () => undefined;
  private wake: () => void = () => undefined;
  private start: NodeJS.Timeout | undefined;
  private midnight: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private changes: ContentChange[] = [];
  private reconciliationDue = false;
  private stopped = false;
  private failing = false;
  /** The images that each row may have in the store: `kind/id` to ids there. */
  private readonly stored = new Map<string, Set<string>>();

  constructor(
    private readonly sources: OgImageSources,
    private readonly store: OgImageStore,
    private readonly ogImages: OgImagesService,
    private readonly events: ContentEvents,
    private readonly config: AppConfig,
    private readonly oneAtATime: OneAtATime,
  ) {}

  onApplicationBootstrap(): void {
    this.ogImages.onStore((image) => this.recordStored(image));
    this.unsubscribe = this.events.subscribe((changes) => {
      this.changes.push(...changes);
      this.wakeUp();
    });
    this.start = setTimeout(() => this.requestReconciliation(), this.pace.start);
    this.start.unref();
    this.awaitMidnight();
  }

  /** Waits for the image that is being rendered, not for the others. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.unsubscribe();
    this.wake();
    clearTimeout(this.start);
    clearTimeout(this.midnight);
    clearTimeout(this.retry);
    await this.running;
  }

  private requestReconciliation(): void {
    this.reconciliationDue = true;
    this.wakeUp();
  }

  private wakeUp(): void {
    if (!this.stopped) this.running ??= this.run();
  }

  private awaitMidnight(): void {
    const now = new Date();
    const next = nextMidnight(now, this.config.venueTimeZone).getTime() + AFTER_MIDNIGHT_MS;
    this.midnight = setTimeout(() => {
      this.requestReconciliation();
      this.awaitMidnight();
    }, next - now.getTime());
    this.midnight.unref();
  }

  private async run(): Promise<void> {
    while (!this.stopped && (this.changes.length > 0 || this.reconciliationDue)) {
      await this.awaitQuiet();
      if (this.stopped) break;
      const affected = this.sources.affectedBy(this.changes);
      this.changes = [];
      try {
        await this.update(affected);
        if (this.reconciliationDue) await this.reconcileInTurn();
        this.failing = false;
      } catch (error) {
        this.logFailure(error);
      }
    }
    this.running = null;
  }

  /** Until no change has come for a while: not beside a script that writes, or the first start. */
  private async awaitQuiet(): Promise<void> {
    let seen = 0;
    while (this.changes.length > seen) {
      seen = this.changes.length;
      await this.pause(this.pace.change);
    }
  }

  private async update(affected: readonly AffectedImages[]): Promise<void> {
    const failures: unknown[] = [];
    for (const { kind, ids } of affected) {
      const images = new Map<string, OgImage | null>();
      if (ids) {
        for (const id of ids) images.set(`${kind}/${id}`, await this.sources.get(kind, id));
      } else {
        for (const row of this.stored.keys()) {
          if (row.startsWith(`${kind}/`)) images.set(row, null);
        }
        for (const image of await this.sources.all(kind)) images.set(rowOf(image), image);
      }
      for (const [row, image] of images) {
        if (this.stopped) return;
        await this.replace(row, image).catch((error: unknown) => failures.push(error));
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  private async replace(row: string, image: OgImage | null): Promise<void> {
    const key = image && storeIdOf(image);
    if (image && !this.stored.get(row)?.has(storeIdOf(image))) {
      await this.prepare(image);
      this.recordStored(image);
    }
    const ids = this.stored.get(row) ?? new Set();
    for (const id of ids) {
      if (id === key) continue;
      await this.store.remove(id);
      ids.delete(id);
    }
    if (ids.size === 0) this.stored.delete(row);
  }

  private recordStored(image: OgImage): void {
    const row = rowOf(image);
    this.stored.set(row, (this.stored.get(row) ?? new Set()).add(storeIdOf(image)));
  }

  /** While another replica renders what is missing, this one waits, and then finds it in the store. */
  private async reconcileInTurn(): Promise<void> {
    if (await this.oneAtATime.run('preview-images', () => this.reconcile())) return;
    this.reconciliationDue = false;
    this.retryLater();
  }

  /**
   * The store is listed before content is read: what is stored meanwhile, for a change meanwhile, is
   * not on the list of what may be removed.
   */
  private async reconcile(): Promise<void> {
    const stored = new Set(await this.store.list());
    const images = await this.sources.all();
    const wanted = new Map(images.map((image) => [storeIdOf(image), image]));
    const failures: unknown[] = [];
    for (const [key, image] of wanted) {
      // The images of a change come first, and then this from its beginning.
      if (this.changes.length > 0 || this.stopped) return;
      if (stored.has(key)) continue;
      await this.prepare(image).catch((error: unknown) => failures.push(error));
    }
    if (this.changes.length > 0 || this.stopped) return;
    this.reconciliationDue = false;
    this.stored.clear();
    for (const image of images) this.recordStored(image);
    for (const key of stored) {
      if (!wanted.has(key)) await this.store.remove(key);
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Followed by a rest, so that requests find an idle core. */
  private async prepare(image: OgImage): Promise<void> {
    const begun = performance.now();
    await this.ogImages.getOrRender(image);
    await this.pause((performance.now() - begun) * this.pace.rest);
  }

  /** Logs once until it works again. What failed is found by comparing everything, later. */
  private logFailure(error: unknown): void {
    if (!this.failing) {
      this.logger.warn(`Preview images were not brought up to date: ${String(error)}`);
    }
    this.failing = true;
    this.reconciliationDue = false;
    this.retryLater();
  }

  private retryLater(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.requestReconciliation(), RETRY_MS);
    this.retry.unref();
  }

  /** Ended by the end of the process, which it does not hold up. */
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

function rowOf({ kind, id }: OgImage): string {
  return `${kind}/${id}`;
}
