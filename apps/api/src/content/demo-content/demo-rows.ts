import { Injectable } from '@nestjs/common';
import { AppStateEntity, Database } from '@lereng/api-site/database';
import type { WriteContext } from '../../writes';
import { ContentCatalog, type ContentRow, type ContentService, type Version } from '../core';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository';
import type { DemoContentResponse, DemoKindResponse } from './demo-content.dto';

export const ROWS_KEY = 'demo-content-rows';

/**
 * In this order they are removed: what refers to others comes first. Categories of the menu, links and settings stay, as
 * a site needs some.
 */
const REMOVED = [
  'promotions',
  'price-periods',
  'calendar-entries',
  'packages',
  'menu-items',
  'slides',
];

const SOLD_OUT = ' sold out';

/** A stamp for each row by its id, by the name of its kind; settings have keys. */
type Stamps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What says that a row was changed: the instant of its last change, or the address of a link, which has none. */
type Stamped = ContentRow & { updatedAt?: string; url?: string; soldOut?: boolean };

/** A row that is sold out says so, as that leaves the instant as it is (D2). */
const stampOf = ({ updatedAt, url = '', soldOut }: Stamped): string =>
  (updatedAt ?? url) + (soldOut ? SOLD_OUT : '');

/** Which rows the demonstration has filled in, and what is left of them. */
@Injectable()
export class DemoRows {
  constructor(
    private readonly database: Database,
    private readonly catalog: ContentCatalog,
    private readonly settings: SiteSettingsRepository,
  ) {}

  /** Stores that every row of the site is the demonstration's, before anybody else can write. */
  async record(): Promise<void> {
    const stamps: Record<string, Record<string, string>> = {
      'site-settings': Object.fromEntries(
        (await this.settings.findAll()).map(({ key, updatedAt }) => [key, updatedAt]),
      ),
    };
    for (const { kindName, rows } of this.catalog.services()) {
      const all = await rows.findAll();
      stamps[kindName] = Object.fromEntries(all.map((row) => [row.id, stampOf(row)]));
    }
    const state = { key: ROWS_KEY, value: JSON.stringify(stamps) };
    await this.database.transaction((manager) => manager.upsert(AppStateEntity, state, ['key']));
  }

  async left(): Promise<DemoContentResponse> {
    const stamps = await this.read();
    const kinds: DemoKindResponse[] = [];
    for (const kind of REMOVED) {
      const there = await this.thereOf(kind, stamps);
      if (there.length === 0) continue;
      const removable = (await this.removableOf(kind, stamps)).length;
      kinds.push({ kind, removable, kept: there.length - removable });
    }
    const settings = await this.settings.findAll();
    const links = await this.thereOf('social-media', stamps);
    return {
      kinds,
      unchanged_settings: settings
        .filter(({ key, updatedAt }) => stamps['site-settings']?.[key] === updatedAt)
        .map(({ key }) => key),
      unchanged_links: links.filter(isUnchanged(stamps['social-media'])).map(({ id }) => id),
    };
  }

  /** Puts what is left of it into the trash, a kind after the other, each at once. */
  async remove(context: WriteContext): Promise<void> {
    const stamps = await this.read();
    const saveId = context.saveId ?? context.key?.key ?? null;
    for (const kind of REMOVED) {
      const ids = await this.removableOf(kind, stamps);
      // The response is stored with the last one: a request that was broken off before is done again.
      const key = kind === REMOVED.at(-1) ? context.key : null;
      const isStill = isUnchanged(stamps[kind]);
      await this.serviceOf(kind)?.removeAll(ids, isStill, { ...context, saveId, key });
    }
  }

  /** The rows of a kind that the owner has neither changed nor uses. */
  private async removableOf(kind: string, stamps: Stamps): Promise<number[]> {
    const used = await this.usedOf(kind, stamps);
    const unchanged = (await this.thereOf(kind, stamps)).filter(isUnchanged(stamps[kind]));
    return unchanged.map(({ id }) => id).filter((id) => !used.has(id));
  }

  /** The ids of a kind that rows name which stay. */
  private async usedOf(kind: string, stamps: Stamps): Promise<Set<number>> {
    const used = new Set<number>();
    for (const { kindName, rows, references } of this.catalog.services()) {
      const fields = Object.keys(references).filter((field) => references[field] === kind);
      if (fields.length === 0) continue;
      const goes = REMOVED.includes(kindName) ? isUnchanged(stamps[kindName]) : () => false;
      for (const row of await rows.findAll()) {
        if (goes(row)) continue;
        const version = await rows.versionOf(row);
        for (const id of fields.flatMap((field) => idsOf(version[field]))) used.add(id);
      }
    }
    return used;
  }

  private async thereOf(kind: string, stamps: Stamps): Promise<Stamped[]> {
    const known = stamps[kind] ?? {};
    if (Object.keys(known).length === 0) return [];
    const all = (await this.serviceOf(kind)?.rows.findAll()) ?? [];
    return all.filter(({ id }) => known[id] !== undefined);
  }

  private serviceOf(kind: string): ContentService | undefined {
    return this.catalog.services().find(({ kindName }) => kindName === kind);
  }

  private async read(): Promise<Stamps> {
    const row = await this.database.read((manager) =>
      manager.findOneBy(AppStateEntity, { key: ROWS_KEY }),
    );
    return row ? (JSON.parse(row.value) as Stamps) : {};
  }
}

const isUnchanged =
  (stamps: Readonly<Record<string, string>> = {}) =>
  (row: Stamped): boolean =>
    stamps[row.id] === stampOf(row);

/** The ids in a field of a version: a list of them, or of prices of packages. */
function idsOf(value: Version[string]): number[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map((each) =>
    typeof each === 'number' ? each : (each as { package_id: number }).package_id,
  );
}
