import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { FormerTrash } from './former-trash';
import { ImagesRepository } from './images.repository';
import { MediaService } from './media.service';
import { ImageStore } from './store/image-store';

/** With a lease of 30 s, the leftovers of a crash are gone within 45 s of the next start. */
const PENDING_INTERVAL_MS = 15_000;

const IDLE_INTERVAL_MS = 60 * 60_000;

/**
 * Repairs what crashes and failures leave behind: rows of uploads that never ended, and files without a
 * row. Several replicas may sweep at once.
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
    private readonly formerTrash: FormerTrash,
    private readonly media: MediaService,
  ) {}

  onApplicationBootstrap(): void {
    this.media.onLeftovers(() => this.sweepSoon());
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
    const stored = await this.list();
    await this.images.removeExpired();
    const ids = await this.images.ids();
    const leftovers = stored.filter((id) => !ids.has(id));
    for (const id of leftovers) await this.store.remove(id);
    if (leftovers.length > 0) this.logger.log(`Swept the files of ${leftovers.length} image(s)`);
  }

  private async list(): Promise<string[]> {
    try {
      await this.formerTrash.empty();
      return await this.store.list();
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
