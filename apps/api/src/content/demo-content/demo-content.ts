import { Injectable, Logger } from '@nestjs/common';
import { addDays } from '@lereng/shared-domain';
import { StartError } from '@lereng/api-site/config';
import { AppStateEntity, Database } from '@lereng/api-site/database';
import { Semaphore } from 'async-mutex';
import { VenueClock } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { BY_ITSELF, type WriteContext } from '../../writes';
import { ContentCatalog, type ContentService, RowAvailability } from '../core';
import { PackagesService } from '../packages/packages.service';
import { isImageKey, type TextSettingKey } from '../site-settings/setting-keys';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { DemoFiles, type DemoRow } from './demo-files';
import { DemoRows } from './demo-rows';

const STATE_KEY = 'demo-content';

/** All of it is one save, also after a start that was broken off: a package and its further pictures are one entry. */
const CONTEXT: WriteContext = { ...BY_ITSELF, saveId: STATE_KEY };

const SOLD_OUT = { state: 'sold_out', until: null } as const;

/** Processing pictures takes most of the time, and one core for each picture. */
const ROWS_AT_A_TIME = 2;

/**
 * Fills an empty database with demonstration content, through the services. Runs once per database:
 * rows that the owner deletes are not created again. An interrupted run continues without duplicates, as
 * rows are told apart by their names.
 */
@Injectable()
export class DemoContent {
  private readonly logger = new Logger(DemoContent.name);
  private readonly turns = new Semaphore(ROWS_AT_A_TIME);

  constructor(
    private readonly database: Database,
    private readonly clock: VenueClock,
    private readonly catalog: ContentCatalog,
    private readonly packages: PackagesService,
    private readonly siteSettings: SiteSettingsService,
    private readonly rows: DemoRows,
  ) {}

  /**
   * @param folder of the content, see `DemoFiles`
   * @throws StartError where the machine is too slow for a picture
   */
  async load(folder: string): Promise<void> {
    await this.database.exclusively(async () => {
      const state = await this.state();
      if (state === 'done' || (state === null && !(await this.isEmpty()))) return;
      this.logger.log('Filling the empty database with demonstration content');
      await this.saveState('begun');
      await this.loadAll(new DemoFiles(folder)).catch(throwReason);
      await this.rows.record();
      await this.saveState('done');
    });
  }

  private async isEmpty(): Promise<boolean> {
    for (const service of [this.siteSettings, ...this.catalog.services()]) {
      if ((await service.list()).length > 0) return false;
    }
    return true;
  }

  /** Loads all kinds at once, but those that refer to others after these. */
  private async loadAll(files: DemoFiles): Promise<void> {
    const services = this.catalog.services();
    const referring = services.filter(({ references }) => Object.keys(references).length > 0);
    const others = services.filter((service) => !referring.includes(service));
    const load = (service: ContentService) => this.loadKind(service, files);
    await allOf([this.loadSettings(files), ...others.map(load)]);
    await allOf(referring.map(load));
  }

  private async loadKind(service: ContentService, files: DemoFiles): Promise<void> {
    const { name, title } = service.rows.kind;
    const there = new Set((await service.rows.findAll()).map((row) => nameOf(row, title)));
    const rows = await files.rows(name);
    for (const row of rows) {
      if (there.has(nameOf(row, title))) continue;
      await this.turns.runExclusive(() => this.loadRow(service, row, files));
    }
    if (service === this.packages) await this.loadPackageImages(rows, files);
  }

  private async loadRow(service: ContentService, row: DemoRow, files: DemoFiles): Promise<void> {
    const { soldOut, ...fields } = row;
    const { id } = await service.create(await this.requestOf(service, fields, files), CONTEXT);
    const { availability } = service;
    if (soldOut && availability instanceof RowAvailability)
      await availability.update(id, SOLD_OUT, CONTEXT);
  }

  private async requestOf(service: ContentService, row: DemoRow, files: DemoFiles) {
    const { image, packages, pricesOf, startsInDays, endsInDays, ...fields } = row;
    return {
      ...fields,
      ...(image !== undefined && { image: await files.picture(image) }),
      ...(packages && { package_ids: await this.idsOf(packages) }),
      ...(pricesOf && { prices: await this.pricesOf(pricesOf) }),
      ...(endsInDays !== undefined && this.daysOf(service, startsInDays ?? 0, endsInDays)),
    };
  }

  /** A promotion has other names for its days than the other kinds. */
  private daysOf(service: ContentService, startsInDays: number, endsInDays: number) {
    const today = this.clock.today();
    const from = addDays(today, startsInDays);
    const until = addDays(today, endsInDays);
    return service.rows.kind.name === 'promotions'
      ? { valid_from: from, valid_until: until }
      : { from, until };
  }

  private async idsOf(names: readonly string[]): Promise<number[]> {
    const ids = new Map((await this.packages.list()).map(({ name, id }) => [name, id]));
    return names.map((name) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`No package is named ${name}`);
      return id;
    });
  }

  private async pricesOf(prices: NonNullable<DemoRow['pricesOf']>) {
    const ids = await this.idsOf(Object.keys(prices));
    return Object.values(prices).map((price, index) => ({ package_id: ids[index], price }));
  }

  /** An interrupted run may have left a package with the first ones. */
  private async loadPackageImages(rows: readonly DemoRow[], files: DemoFiles): Promise<void> {
    for (const { id, name, images: added } of await this.packages.list()) {
      const { images = [] } = rows.find((row) => row['name'] === name) ?? {};
      for (const path of images.slice(added.length - 1)) {
        await this.turns.runExclusive(async () =>
          this.packages.addImage(id, { image: await files.picture(path) }, CONTEXT),
        );
      }
    }
  }

  private async loadSettings(files: DemoFiles): Promise<void> {
    const there = new Set<string>((await this.siteSettings.list()).map(({ key }) => key));
    const values = await files.siteSettings();
    for (const [key, value] of Object.entries(values)) {
      if (there.has(key) || key.endsWith('_en')) continue;
      const value_en = values[`${key}_en`];
      await this.turns.runExclusive(async () =>
        isImageKey(key)
          ? this.siteSettings.updateImage(key, await files.picture(value), undefined, CONTEXT)
          : this.siteSettings.update(key as TextSettingKey, { value, value_en }, CONTEXT),
      );
    }
  }

  private async state(): Promise<string | null> {
    const row = await this.database.read((manager) =>
      manager.findOneBy(AppStateEntity, { key: STATE_KEY }),
    );
    return row?.value ?? null;
  }

  private async saveState(value: 'begun' | 'done'): Promise<void> {
    await this.database.transaction((manager) =>
      manager.upsert(AppStateEntity, { key: STATE_KEY, value }, ['key']),
    );
  }
}

/** What tells the rows of a kind apart. A day of the calendar has no name of its own, but a reason. */
const nameOf = (row: object, title: string): unknown => {
  const { reason, [title]: name } = row as Record<string, unknown>;
  return reason ?? name;
};

/** That a picture takes too long is no fault of the program, whose stack would help. */
function throwReason(error: unknown): never {
  if (!(error instanceof ApiError) || error.getStatus() !== 503) throw error;
  throw new StartError(
    'Filling the database with demonstration content failed, as a picture took too long: the next start goes on with what is missing, and one with DEMO_CONTENT=false leaves it as it is',
  );
}

/** Waits for all of it, also where a part has failed. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
