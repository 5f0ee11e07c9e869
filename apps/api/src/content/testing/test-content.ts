import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadConfig } from '@lereng/api-site/config';
import { DiskImageStore } from '@lereng/api-site/images';
import type { TestDatabase } from '@lereng/api-site/testing';
import { type ImageFocus, ImageUploads, RowImages, UploadedFile } from '../../media';
import { StoredImages } from '../../media/stored-images';
import { ImageSweeper } from '../../media/image-sweeper';
import { ImagesRepository } from '../../media/images.repository';
import { testImageProcessor } from '../../media/testing/test-image-processor';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import { IfMatch } from '../../platform/http/entity-tag';
import {
  BY_ITSELF,
  type ContentChange,
  ContentEvents,
  ContentUnit,
  ChangeCounter,
  type WriteContext,
} from '../../writes';
import { OneAtATime } from '../../platform/database';
import { type ContentCatalog, ContentWrites } from '../core';
import { CalendarEntriesRepository } from '../calendar-entries/calendar-entries.repository';
import { CalendarEntriesService } from '../calendar-entries/calendar-entries.service';
import { HistoryRepository } from '../history/history.repository';
import { HistoryService } from '../history/history.service';
import { MenuCategoriesRepository } from '../menu-categories/menu-categories.repository';
import { MenuCategoriesService } from '../menu-categories/menu-categories.service';
import type { CreateMenuItemRequest } from '../menu-items/menu-item.dto';
import { MenuItemsService } from '../menu-items/menu-items.service';
import { PackageImages } from '../packages/package-images';
import { PackagesRepository } from '../packages/packages.repository';
import { PackagesService } from '../packages/packages.service';
import type { CreatePromotionRequest } from '../promotions/promotion.dto';
import { PricePeriodsRepository } from '../price-periods/price-periods.repository';
import { PricePeriodsService } from '../price-periods/price-periods.service';
import { PromotionsRepository } from '../promotions/promotions.repository';
import { PromotionsService } from '../promotions/promotions.service';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository';
import { LookPictures } from '../site-settings/look-pictures';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { SlidesService } from '../slides/slides.service';
import { SocialMediaService } from '../social-media/social-media.service';
import { TrashService } from '../trash/trash.service';

/** A change of a field, as the history has it. */
export const changeOf = (field: string, from: unknown, to: unknown) => ({ field, from, to });

export const imageIdOf = (url: string | null | undefined) => url?.split('/')[2];

/** The context of a write with this `If-Match`. */
export const onlyIf = (header: string): WriteContext => ({
  ...BY_ITSELF,
  ifMatch: new IfMatch(header),
});

/** The context of a write by a user. */
export const by = (actor: string): WriteContext => ({ ...BY_ITSELF, actor });

const WRITES = [
  'create',
  'update',
  'remove',
  'restore',
  'purge',
  'revert',
  'addImage',
  'updateImage',
  'updateImageOrder',
  'removeImage',
] as const;
const TRAITS = ['order', 'prices', 'availability'] as const;

type WithoutContext<Write> = Write extends (...args: [...infer Args, WriteContext]) => infer Result
  ? (...args: WithoutFocus<Args>) => Result
  : unknown;

/** The focus of an image may be missing, too. */
type WithoutFocus<Args extends unknown[]> = Args extends [...infer Others, ImageFocus | undefined]
  ? Others | Args
  : Args;

/** A service whose writes a spec may make without a context: the product then makes them by itself. */
export type ByItself<Service> = Service & {
  [Name in keyof Service & (typeof WRITES)[number]]: WithoutContext<Service[Name]>;
} & { [Name in keyof Service & (typeof TRAITS)[number]]: ByItself<Service[Name]> };

function byItself<Service extends object>(service: Service): ByItself<Service> {
  type Write = (...args: unknown[]) => unknown;
  const members = service as Record<string, unknown>;
  for (const name of WRITES) {
    const write = members[name] as Write | undefined;
    if (!write) continue;
    const last = write.length - 1;
    members[name] = (...args: unknown[]) => {
      const own = Array.from({ length: last }, (_, n) => args[n]);
      return write.apply(service, [...own, args[last] ?? BY_ITSELF]);
    };
  }
  for (const name of TRAITS) if (members[name]) byItself(members[name]);
  return service as ByItself<Service>;
}

/** A venue's clock that a test sets. */
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

  override now(): Date {
    return new Date(this.instant);
  }
}

/**
 * Every service of content over one database, for specs. It is noon of 20 November 2026 at the venue
 * until a test sets the clock.
 */
export class TestContent {
  readonly clock = new TestClock('2026-11-20T05:00:00Z');
  readonly ogImages = new OgImageSources();
  readonly events = new ContentEvents();
  /** The changes of all events so far. */
  readonly changes: ContentChange[] = [];
  readonly unit: ContentUnit;
  /** To be given to a service that is not among those below. */
  readonly writes: ContentWrites;
  readonly processor = testImageProcessor();
  private readonly images: ImagesRepository;
  private readonly sweeper: ImageSweeper;
  readonly store: DiskImageStore;
  readonly storedImages: StoredImages;
  readonly repositories: Readonly<{
    menuCategories: MenuCategoriesRepository;
    packages: PackagesRepository;
    promotions: PromotionsRepository;
    siteSettings: SiteSettingsRepository;
  }>;
  readonly menuCategories: ByItself<MenuCategoriesService>;
  readonly menuItems: ByItself<MenuItemsService>;
  readonly packages: ByItself<PackagesService>;
  readonly promotions: ByItself<PromotionsService>;
  readonly calendarEntries: ByItself<CalendarEntriesService>;
  readonly pricePeriods: ByItself<PricePeriodsService>;
  readonly slides: ByItself<SlidesService>;
  readonly socialMedia: ByItself<SocialMediaService>;
  readonly lookPictures: LookPictures;
  readonly siteSettings: ByItself<SiteSettingsService>;
  readonly catalog: ContentCatalog;
  readonly trash: ByItself<TrashService>;
  readonly history: ByItself<HistoryService>;

  private constructor(
    readonly test: TestDatabase,
    private readonly folder: string,
    private readonly picture: Buffer,
  ) {
    const { database } = test;
    const { clock, events, ogImages } = this;
    events.subscribe((changes) => void this.changes.push(...changes));
    this.unit = new ContentUnit(database, events, new ChangeCounter(database));
    const store = new DiskImageStore(this.imagesFolder);
    this.store = store;
    const images = new ImagesRepository(database);
    this.images = images;
    const sweeper = new ImageSweeper(images, store, new OneAtATime(database));
    this.sweeper = sweeper;
    const uploads = new ImageUploads(images, store, this.processor, sweeper);
    const writes = new ContentWrites(database, this.unit, uploads, new RowImages(images, sweeper));
    this.writes = writes;
    this.storedImages = new StoredImages(images, store, sweeper);
    const periods = new PricePeriodsRepository(database, clock);
    const entries = new CalendarEntriesRepository(database, clock);
    const promotions = new PromotionsRepository(database, periods);
    const repositories = {
      menuCategories: new MenuCategoriesRepository(database),
      packages: new PackagesRepository(database, promotions, periods, entries),
      promotions,
      siteSettings: new SiteSettingsRepository(database),
    };
    this.repositories = repositories;
    const { menuCategories: categories } = repositories;
    this.menuCategories = byItself(new MenuCategoriesService(categories, writes));
    this.menuItems = byItself(new MenuItemsService(writes, categories, clock, ogImages));
    this.packages = byItself(
      new PackagesService(
        repositories.packages,
        new PackageImages(writes),
        writes,
        clock,
        ogImages,
      ),
    );
    this.promotions = byItself(new PromotionsService(promotions, writes, clock, ogImages));
    this.pricePeriods = byItself(new PricePeriodsService(periods, writes, clock));
    this.calendarEntries = byItself(
      new CalendarEntriesService(entries, writes, clock, repositories.siteSettings),
    );
    this.slides = byItself(new SlidesService(writes));
    this.socialMedia = byItself(new SocialMediaService(writes));
    const { siteSettings } = repositories;
    const oneAtATime = new OneAtATime(database);
    this.lookPictures = new LookPictures(siteSettings, writes, events, oneAtATime);
    this.siteSettings = byItself(
      new SiteSettingsService(siteSettings, writes, ogImages, this.lookPictures),
    );
    const services = [
      this.slides,
      this.menuCategories,
      this.menuItems,
      this.packages,
      this.promotions,
      this.socialMedia,
      this.calendarEntries,
      this.pricePeriods,
    ];
    const catalog = {
      services: () => services,
      repositories: () => services.map(({ rows }) => rows),
      versioned: () => [...services, this.siteSettings],
    } as unknown as ContentCatalog;
    this.catalog = catalog;
    this.trash = byItself(new TrashService(catalog, this.storedImages));
    this.history = byItself(
      new HistoryService(new HistoryRepository(database), catalog, this.storedImages),
    );
  }

  /** @param size of the images that `image` makes, in pixels */
  static async open(test: TestDatabase, size = { width: 32, height: 24 }): Promise<TestContent> {
    const create = { ...size, channels: 3 as const, background: '#c84' };
    const picture = await sharp({ create }).png().toBuffer();
    return new TestContent(test, await mkdtemp(join(tmpdir(), 'lereng-content-')), picture);
  }

  /** The statements that the database gets from some work. */
  async queriesOf(work: () => Promise<unknown>): Promise<{ sql: string; parameters: unknown[] }[]> {
    const { logger } = await this.test.database.read(({ dataSource }) =>
      Promise.resolve(dataSource),
    );
    const logged = jest.spyOn(logger, 'logQuery');
    try {
      await work();
      return logged.mock.calls.map(([sql, parameters]) => ({
        sql,
        parameters: (parameters ?? []) as unknown[],
      }));
    } finally {
      logged.mockRestore();
    }
  }

  async countQueries(work: () => Promise<unknown>): Promise<number> {
    return (await this.queriesOf(work)).length;
  }

  async drop(): Promise<void> {
    await this.sweeper.onModuleDestroy();
    await this.test.drop();
    await rm(this.folder, { recursive: true });
  }

  image(): UploadedFile {
    return new UploadedFile(this.picture);
  }

  /** The ids of images that have files, and are served. */
  stored(): Promise<string[]> {
    return this.withFiles((id, detached) => !detached.has(id));
  }

  /** The ids of images that have files, and are in the trash. */
  trashed(): Promise<string[]> {
    return this.withFiles((id, detached) => detached.has(id));
  }

  private async withFiles(
    isMeant: (id: string, detached: ReadonlySet<string>) => boolean,
  ): Promise<string[]> {
    const detached = await this.images.detachedIds();
    const ids = await readdir(this.imagesFolder).catch(() => []);
    return ids.filter((id) => isMeant(id, detached));
  }

  private get imagesFolder(): string {
    return join(this.folder, 'images');
  }

  addMenuItem(
    name: string,
    more: Partial<CreateMenuItemRequest> = {},
    context: WriteContext = BY_ITSELF,
  ) {
    return this.menuItems.create({ name, price: 5_000, image: this.image(), ...more }, context);
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
