import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { ImageStore } from '@lereng/api-site/images';
import { OneAtATime, Sweeper } from '../platform/database';
import { ImagesRepository } from './images.repository';

const SOON_MS = 5_000;

/** Longer than `NAMED_WITHIN_MS`, and short enough for the files of a crash to go within a minute of the next start. */
export const LEFTOVER_AFTER_MS = 30_000;

const REMOVAL_TIMEOUT_MS = 2_000;

/** A bucket takes some 10 ms for a request, and crashes may leave hundreds of images. */
const REQUESTS_AT_A_TIME = 10;

/**
 * Removes the files that no row names: those of images that were just removed, leftovers of crashes and failures,
 * and portrait crops and icons that another focus has replaced. A write names its files within `NAMED_WITHIN_MS` of the
 * first one, or fails; so a file that no row has named for `LEFTOVER_AFTER_MS` never will be.
 */
@Injectable()
export class ImageSweeper extends Sweeper {
  /**
   * Since when sweeps have found that no row names a path: `<id>` of all files of an image, or `<id>/<name>`.
   * By a clock that nobody sets, as the clock of a store may be another one.
   */
  private unnamed = new Map<string, number>();

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    oneAtATime: OneAtATime,
  ) {
    super(oneAtATime, {
      name: 'image-sweep',
      failure: 'Images were not swept',
      soonMs: SOON_MS,
    });
  }

  override async sweep(): Promise<boolean> {
    const stored = await this.list();
    const crops = await this.images.focusedNames();
    const leftovers = stored.filter((id) => !crops.has(id));
    if (!(await this.ownsStore(stored.length, leftovers.length))) {
      throw new Error(
        `${this.store.place} has ${leftovers.length} images of another database. If this database is the ` +
          'right one, move them away: they are left as they are',
      );
    }
    await eachAtATime([...crops], async ([id, crop]) => {
      if (crop !== null) leftovers.push(...(await this.otherCrops(id, crop)));
    });
    const old = this.unnamedForLong(leftovers);
    if (old.length > 0) await this.removeUnnamed(old);
    return old.length === leftovers.length;
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
   * Removes the files of an image, or those that follow its focus, that no row names. It never throws. If the
   * store hangs, it stops waiting, so that the response is not delayed; the next sweep removes the rest.
   */
  async removeFiles(imageId: string, crop?: string): Promise<void> {
    const removal = this.removeUnlessNamed(imageId, crop).catch((error: unknown) => {
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

  /** The files of portrait crops and icons that the image's row does not name, unfinished ones too. */
  private async otherCrops(id: string, crop: string): Promise<string[]> {
    const files = await this.store.listFiles(id);
    return files.filter(({ name }) => isOtherCrop(name, crop)).map(({ name }) => `${id}/${name}`);
  }

  /** Notes the paths that no row names now. @returns those that have been so for long enough */
  private unnamedForLong(paths: readonly string[]): string[] {
    const now = performance.now();
    this.unnamed = new Map(paths.map((path) => [path, this.unnamed.get(path) ?? now]));
    return paths.filter((path) => now - (this.unnamed.get(path) ?? now) >= LEFTOVER_AFTER_MS);
  }

  private async removeUnnamed(paths: readonly string[]): Promise<void> {
    const parts = paths.map((path) => path.split('/') as [id: string, name?: string]);
    const crops = await this.images.focusedNamesAfterWrites(parts.map(([id]) => id));
    await eachAtATime(parts, async ([id, name]) => {
      const crop = crops.get(id);
      if (name === undefined && crop === undefined) await this.store.remove(id);
      if (name !== undefined && crop && isOtherCrop(name, crop)) {
        await this.store.removeFiles(id, [name]);
      }
    });
    this.logger.log(`Swept ${paths.length} leftover(s) of images`);
  }

  private async removeUnlessNamed(imageId: string, crop: string | undefined): Promise<void> {
    const crops = await this.images.focusedNamesAfterWrites([imageId]);
    if (crop === undefined) {
      if (!crops.has(imageId)) await this.store.remove(imageId);
    } else if (crops.get(imageId) !== crop) {
      const names = (await this.store.listFiles(imageId)).map(({ name }) => name);
      const own = names.filter((name) => name.startsWith(`${crop}-`));
      await this.store.removeFiles(imageId, own);
    }
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

async function eachAtATime<T>(
  elements: readonly T[],
  work: (element: T) => Promise<void>,
): Promise<void> {
  const places = new Semaphore(REQUESTS_AT_A_TIME);
  await Promise.all(elements.map((each) => places.runExclusive(() => work(each))));
}
