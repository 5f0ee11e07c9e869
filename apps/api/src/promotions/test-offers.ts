import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadConfig, VenueClock } from '../config';
import { ContentChanges } from '../database';
import type { TestDatabase } from '../database/test-database';
import { MediaService, UploadedImage } from '../media';
import { ImagesRepository } from '../media/images.repository';
import { DiskImageStore } from '../media/store/disk-image-store';
import { PackagesRepository } from '../packages/packages.repository';
import { PackagesService } from '../packages/packages.service';
import { PreviewSources } from '../previews';
import type { CreatePromotionRequest } from './dto/promotion.request';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';

/** A clock of the venue that stands where a test puts it. */
export class TestClock extends VenueClock {
  constructor(
    private instant: string,
    timeZone = 'Asia/Jakarta',
  ) {
    super(loadConfig({ VENUE_TIME_ZONE: timeZone }));
  }

  set(instant: string): void {
    this.instant = instant;
  }

  protected override now(): Date {
    return new Date(this.instant);
  }
}

/**
 * Packages and promotions on a database of their own, for specs; it is noon of 20 November 2026 at
 * the venue until a test sets the clock.
 */
export class TestOffers {
  readonly clock = new TestClock('2026-11-20T05:00:00Z');
  readonly previews = new PreviewSources();
  readonly changes: ContentChanges;
  readonly media: MediaService;
  readonly packages: PackagesService;
  readonly promotions: PromotionsService;

  private constructor(
    readonly test: TestDatabase,
    private readonly folder: string,
    private readonly picture: Buffer,
  ) {
    const { database } = test;
    this.changes = new ContentChanges(database);
    const images = new ImagesRepository(database);
    this.media = new MediaService(images, new DiskImageStore(folder), this.changes);
    this.packages = new PackagesService(
      new PackagesRepository(database),
      this.media,
      this.clock,
      this.previews,
    );
    this.promotions = new PromotionsService(
      new PromotionsRepository(database),
      this.media,
      this.previews,
    );
  }

  static async open(test: TestDatabase): Promise<TestOffers> {
    const create = { width: 32, height: 24, channels: 3 as const, background: '#c84' };
    const picture = await sharp({ create }).png().toBuffer();
    return new TestOffers(test, await mkdtemp(join(tmpdir(), 'lereng-offers-')), picture);
  }

  async drop(): Promise<void> {
    await this.test.drop();
    await rm(this.folder, { recursive: true });
  }

  image(): UploadedImage {
    return new UploadedImage(this.picture);
  }

  /** The images whose files are there. */
  stored(): Promise<string[]> {
    return readdir(this.folder);
  }

  /** @returns the new package's id */
  async addPackage(name: string, price = 350_000): Promise<number> {
    return (await this.packages.create({ name, price, image: this.image() })).id;
  }

  addPromotion(packageIds: number[], more: Partial<CreatePromotionRequest> = {}) {
    return this.promotions.create({
      title: 'Panen',
      valid_from: '2026-11-01',
      valid_until: '2026-11-20',
      discount_percent: 10,
      package_ids: packageIds,
      ...more,
    });
  }
}
