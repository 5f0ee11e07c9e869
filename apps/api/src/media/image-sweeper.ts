import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ImageStore } from '@lereng/api-site/images';
import { OneAtATime } from '../platform/database';
import { ImagesRepository } from './images.repository';
import { SweepTimer } from './sweep-timer';

/** With a lease of 30 s, the leftovers of a crash are gone within 45 s of the next start. */
const SOON_MS = 15_000;

const REMOVAL_TIMEOUT_MS = 2_000;

/**
 * Crops that no row names are removed once their files are older than this: longer than a write may take to
 * attach them, and short enough for what a crash leaves to be gone within a minute of the next start.
 */
const CROP_GRACE_MS = 40_000;

/**
 * Removes the files that no row names: those of images that were just removed, what crashes and failures
 * leave behind, and portrait crops that another focus has replaced. One replica sweeps at a time.
 */
@Injectable()
export class ImageSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ImageSweeper.name);
  private readonly timer: SweepTimer;

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    oneAtATime: OneAtATime,
  ) {
    const sweep = { name: 'image-sweep', soonMs: SOON_MS, run: () => this.sweep() };
    this.timer = new SweepTimer(ImageSweeper.name, sweep, oneAtATime);
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.timer.stop();
  }

  /**
   * Runs one sweep. It lists the files before it reads the rows. An upload inserts its row before its first
   * file, so the row of a listed file exists, or is gone for good.
   *
   * @returns whether nothing is left that another sweep would find soon
   */
  async sweep(): Promise<boolean> {
    const stored = await this.list();
    await this.images.removeExpired();
    const ids = await this.images.ids();
    const leftovers = stored.filter((id) => !ids.has(id));
    if (!(await this.ownsStore(stored.length, leftovers.length))) {
      throw new Error(
        `${this.store.place} has ${leftovers.length} images of another database. If this database is the ` +
          'right one, move them away: they are left as they are',
      );
    }
    for (const id of leftovers) await this.store.remove(id);
    if (leftovers.length > 0) this.logger.log(`Swept the files of ${leftovers.length} image(s)`);
    const noCropsLeft = await this.sweepCrops();
    return noCropsLeft && !(await this.images.hasPending());
  }

  /**
   * Whether the store is this database's. A start with the wrong database, or with an empty one in the place of
   * one that was lost, would otherwise remove every picture. Crashes leave few images, so a store of which a
   * database knows less than half at its first look is another one's, until it knows all that is in it.
   */
  private async ownsStore(stored: number, unknown: number): Promise<boolean> {
    const former = await this.images.ownsStore();
    if (former === true) return true;
    const isOwn = former === null ? unknown * 2 <= stored : unknown === 0;
    if (isOwn !== former) await this.images.setOwnsStore(isOwn);
    return isOwn;
  }

  /**
   * Removes the files of an image that has no row any more. It never throws. If the store hangs, it stops
   * waiting, so that the response is not delayed; the next sweep removes what is left.
   */
  async removeFiles(imageId: string): Promise<void> {
    const removal = this.removeIfGone(imageId).catch((error: unknown) => {
      this.logger.warn(`An image's files are left to the next sweep: ${String(error)}`);
      this.sweepSoon();
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, REMOVAL_TIMEOUT_MS);
    });
    await Promise.race([removal, timeout]);
    clearTimeout(timer);
  }

  /** Removes the files of a portrait crop that was not attached. It never throws, as `removeFiles`. */
  async removeCrop(imageId: string, crop: string): Promise<void> {
    this.sweepSoon();
    try {
      // A commit whose outcome is unknown may have attached it.
      if ((await this.images.find(imageId))?.portraitCrop === crop) return;
      const names = (await this.store.listFiles(imageId)).map(({ name }) => name);
      const own = names.filter((name) => name.startsWith(`${crop}-`));
      await this.store.removeFiles(imageId, own);
    } catch (error) {
      this.logger.warn(`A portrait crop is left to the next sweep: ${String(error)}`);
    }
  }

  /** Schedules the next sweep within seconds, as files may be left over. */
  sweepSoon(): void {
    this.timer.soon();
  }

  /** A commit whose outcome is unknown may have left the row. */
  private async removeIfGone(imageId: string): Promise<void> {
    if (!(await this.images.exists(imageId))) await this.store.remove(imageId);
  }

  /**
   * Goes by the age of the files: the row that names a new crop is committed after its files, unlike the row
   * of an upload.
   *
   * @returns whether there are no younger ones
   */
  private async sweepCrops(): Promise<boolean> {
    let isClean = true;
    const oldest = Date.now() - CROP_GRACE_MS;
    for (const [id, crop] of await this.images.portraitCrops()) {
      const others = (await this.store.listFiles(id)).filter(({ name }) => isOtherCrop(name, crop));
      const old = others.filter(({ modifiedAt }) => modifiedAt.getTime() < oldest);
      if (old.length < others.length) isClean = false;
      const names = old.map(({ name }) => name);
      if (names.length > 0) await this.store.removeFiles(id, names);
    }
    return isClean;
  }

  private async list(): Promise<string[]> {
    try {
      return await this.store.list();
    } catch (error) {
      throw new Error(`${this.store.place} cannot be reached (${String(error)})`, { cause: error });
    }
  }
}

/** True also for an unfinished file. The files of the whole picture are named by their width alone. */
function isOtherCrop(name: string, crop: string): boolean {
  return !name.startsWith(`${crop}-`) && !/^\d+\.(avif|webp|jpg)$/.test(name);
}
