import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ImagesRepository } from './images.repository';
import { ImageStore } from './store/image-store';

/** With a lease of 30 s, what a crash left is gone within 45 s of the next start. */
const PAUSE_MS = 15_000;

/**
 * Removes what crashes leave behind: rows of uploads that ended without a word, and files without a
 * row. Several replicas may sweep at once.
 */
@Injectable()
export class ImageSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ImageSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private failing = false;

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /**
   * One round. The files are listed before the rows are read: an upload announces its row before its
   * first file, so a listed file whose row is not there has lost it, and is not about to get it.
   */
  async sweep(): Promise<void> {
    const stored = await this.listStored();
    await this.images.removeExpired();
    const rows = await this.images.ids();
    const leftovers = stored.filter((id) => !rows.has(id));
    for (const id of leftovers) await this.store.remove(id);
    if (leftovers.length > 0) this.logger.log(`Swept the files of ${leftovers.length} image(s)`);
  }

  private async listStored(): Promise<string[]> {
    try {
      return await this.store.list();
    } catch (error) {
      throw new Error(`${this.store.place} cannot be reached (${String(error)})`, { cause: error });
    }
  }

  /** Once for each time that sweeping stops working: the first round is also the first use of the store. */
  private tell(error: unknown): void {
    if (!this.failing) this.logger.warn(`Images were not swept: ${String(error)}`);
    this.failing = true;
  }

  private async run(): Promise<void> {
    try {
      await this.sweep();
      this.failing = false;
    } catch (error) {
      this.tell(error);
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => (this.running = this.run()), PAUSE_MS);
    this.timer.unref();
  }
}
