import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import sharp from 'sharp';
import { loadConfig } from '@lereng/api-site/config';
import { Database } from '@lereng/api-site/database';
import { DiskImageStore, ImageStore } from '@lereng/api-site/images';
import type { TestDatabase } from '@lereng/api-site/testing';
import { type ImageFocus, UploadedFile } from '../../media';
import { StoredImages } from '../../media/stored-images';
import { ImageProcessor } from '../../media/image-processor';
import { ImageSweeper } from '../../media/image-sweeper';
import { ImagesRepository } from '../../media/images.repository';
import { testImageProcessor } from '../../media/testing/test-image-processor';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import { IfMatch } from '../../platform/http/entity-tag';
import type { Admin } from '../../platform/principal';
import { Redis } from '../../platform/redis';
import {
  BY_ITSELF,
  type ContentChange,
  ContentEvents,
  ContentUnit,
  ReadScope,
  type WriteContext,
} from '../../writes';
import { ContentCatalog, ContentWrites } from '../core';
import { KINDS } from '../kinds';
import { CalendarEntriesRepository } from '../calendar-entries/calendar-entries.repository';
import { CalendarEntriesService } from '../calendar-entries/calendar-entries.service';
import { HistoryService } from '../history/history.service';
import { MenuCategoriesRepository } from '../menu-categories/menu-categories.repository';
import { MenuCategoriesService } from '../menu-categories/menu-categories.service';
import type { CreateMenuItemRequest } from '../menu-items/menu-item.dto';
import { MenuItemsService } from '../menu-items/menu-items.service';
import { PackageCalendar, PackagePeriods, PackagePromotions } from '../packages/package-offer';
import { PackagesRepository } from '../packages/packages.repository';
import { PackagesService } from '../packages/packages.service';
import type { CreatePromotionRequest } from '../promotions/promotion.dto';
import { PricePeriodsRepository } from '../price-periods/price-periods.repository';
import { PricePeriodsService } from '../price-periods/price-periods.service';
import { PromotionsRepository } from '../promotions/promotions.repository';
import { PromotionsService } from '../promotions/promotions.service';
import { SiteLanguages } from '../site-languages';
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

const owner = (name: string): Admin => ({ id: 1, name, role: 'owner' });

/** The context of a write by an owner. */
export const by = (name: string): WriteContext => ({ ...BY_ITSELF, writer: owner(name) });

/** Runs work for the owner. */
export const asOwner = <T>(work: () => Promise<T>): Promise<T> =>
  ReadScope.as(owner('pemilik'), work);

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

const wrapped = new WeakSet<object>();

export function byItself<Service extends object>(service: Service): ByItself<Service> {
  if (wrapped.has(service)) return service as ByItself<Service>;
  wrapped.add(service);
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

const VERSIONED: readonly Type<object>[] = [
  ...KINDS.map(({ service }) => service),
  SiteSettingsService,
];

/** What the module provides for these. */
const USE_EXISTING = new Map<Type, Type>([
  [PackageCalendar as Type, CalendarEntriesRepository],
  [PackagePeriods as Type, PricePeriodsRepository],
  [PackagePromotions as Type, PromotionsRepository],
]);

/**
 * The providers of content over one database, for specs, without what they do at the start. It is noon of
 * 20 November 2026 at the venue until a test sets the clock.
 */
export class TestContent {
  readonly clock = new TestClock('2026-11-20T05:00:00Z');
  readonly store = new DiskImageStore(join(this.folder, 'images'));
  readonly processor = testImageProcessor();
  private readonly provided = new Map<unknown, unknown>([
    [Database, this.test.database],
    [VenueClock, this.clock],
    [ImageStore, this.store],
    [ImageProcessor, this.processor],
    [Redis, { client: null }],
    [
      DiscoveryService,
      { getProviders: () => VERSIONED.map((each) => ({ instance: this.get(each) })) },
    ],
  ]);
  /** The changes of all events so far. */
  readonly changes: ContentChange[] = [];
  readonly ogImages = this.get(OgImageSources);
  readonly events = this.get(ContentEvents);
  readonly unit = this.get(ContentUnit);
  /** To be given to a service that is not among those below. */
  readonly writes = this.get(ContentWrites);
  private readonly images = this.get(ImagesRepository);
  readonly storedImages = this.get(StoredImages);
  readonly repositories = {
    menuCategories: this.get(MenuCategoriesRepository),
    packages: this.get(PackagesRepository),
    promotions: this.get(PromotionsRepository),
    siteSettings: this.get(SiteSettingsRepository),
  } as const;
  readonly menuCategories = this.of(MenuCategoriesService);
  readonly menuItems = this.of(MenuItemsService);
  readonly packages = this.of(PackagesService);
  readonly promotions = this.of(PromotionsService);
  readonly calendarEntries = this.of(CalendarEntriesService);
  readonly pricePeriods = this.of(PricePeriodsService);
  readonly slides = this.of(SlidesService);
  readonly socialMedia = this.of(SocialMediaService);
  readonly lookPictures = this.get(LookPictures);
  readonly siteSettings = this.of(SiteSettingsService);
  readonly languages = this.get(SiteLanguages);
  readonly catalog = this.get(ContentCatalog);
  readonly trash = this.of(TrashService);
  readonly history = this.of(HistoryService);

  private constructor(
    readonly test: TestDatabase,
    private readonly folder: string,
    private readonly picture: Buffer,
  ) {
    this.events.subscribe((changes) => void this.changes.push(...changes));
  }

  /** @param size of the images that `image` makes, in pixels */
  static async open(test: TestDatabase, size = { width: 32, height: 24 }): Promise<TestContent> {
    const create = { ...size, channels: 3 as const, background: '#c84' };
    const picture = await sharp({ create }).png().toBuffer();
    return new TestContent(test, await mkdtemp(join(tmpdir(), 'lereng-content-')), picture);
  }

  /** Makes a provider once, of those that its constructor names, as Nest does with much more for each test. */
  private get<Provided>(wanted: Type<Provided>): Provided {
    const { provided } = this;
    const provider = USE_EXISTING.get(wanted) ?? wanted;
    if (!provided.has(provider)) {
      const parameters: unknown = Reflect.getMetadata('design:paramtypes', provider);
      const others = ((parameters ?? []) as Type[]).map((each) => this.get<unknown>(each));
      provided.set(provider, new provider(...others));
    }
    return provided.get(provider) as Provided;
  }

  private of<Service extends object>(service: Type<Service>): ByItself<Service> {
    return byItself(this.get(service));
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
    await this.get(ImageSweeper).onModuleDestroy();
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
    const ids = await readdir(join(this.folder, 'images')).catch(() => []);
    return ids.filter((id) => isMeant(id, detached));
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
