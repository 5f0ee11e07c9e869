import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ImagesRepository } from './images.repository';
import { MediaService } from './media.service';
import { ImageStore, TrashedImageStore } from './store/image-store';

/** With a lease of 30 s, the leftovers of a crash are gone within 45 s of the next start. */
const PENDING_INTERVAL_MS = 15_000;

const IDLE_INTERVAL_MS = 60 * 60_000;

/**
 * Repairs what crashes and failures leave behind: rows of uploads that never ended, files without a row,
 * and files that are in the trash or outside it while their row says otherwise. Several replicas may
 * sweep at once.
 */
@Injectable()
export class ImageSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ImageSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  /** Whether the next sweep is due within `PENDING_INTERVAL_MS`, or follows the current one so. */
  private isDueSoon = false;
  private isStopped = false;
  private isFailing = false;

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    private readonly trash: TrashedImageStore,
    private readonly media: MediaService,
  ) {}

  onApplicationBootstrap(): void {
    this.media.onRelease(() => this.sweepSoon());
    this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /**
   * One round. The files are listed before the rows are read: an upload inserts its row before its
   * first file, so the row of a listed file is there, or is gone for good.
   */
  async sweep(): Promise<void> {
    const [stored, trashed] = [await this.list(this.store), await this.list(this.trash)];
    await this.images.removeExpired();
    const places = await this.images.places();
    const misplaced = new Set([
      ...stored.filter((id) => !places.has(id) || places.get(id) === 'trashed'),
      ...trashed.filter((id) => places.get(id) !== 'trashed'),
    ]);
    for (const id of misplaced) await this.media.place(id);
    if (misplaced.size > 0) this.logger.log(`Swept the files of ${misplaced.size} image(s)`);
  }

  private async list(store: ImageStore): Promise<string[]> {
    try {
      return await store.list();
    } catch (error) {
      throw new Error(`${this.store.place} cannot be reached (${String(error)})`, { cause: error });
    }
  }

  private sweepSoon(): void {
    if (this.isDueSoon) return;
    this.isDueSoon = true;
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    const interval = this.isDueSoon ? PENDING_INTERVAL_MS : IDLE_INTERVAL_MS;
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

  /** @returns whether nothing is left that another sweep would find */
  private async sweepAndLog(): Promise<boolean> {
    try {
      await this.sweep();
      this.isFailing = false;
      return !(await this.images.hasPending());
    } catch (error) {
      // Once for a series of failures: the first sweep is also the first use of the store.
      if (!this.isFailing) this.logger.warn(`Images were not swept: ${String(error)}`);
      this.isFailing = true;
      return false;
    }
  }
}
