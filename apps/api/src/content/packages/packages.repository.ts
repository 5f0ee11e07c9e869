import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { Database } from '@lereng/api-site/database';
import type { ContentTransaction } from '../../writes';
import type { ImageEntity } from '../../media';
import { ContentRepository, type SitemapRow } from '../core';
import {
  imagesOf,
  type PackageEntity,
  PackageImageEntity,
  packagesContent,
} from './package.entity';
import {
  type OfferedPackage,
  PackageCalendar,
  PackagePeriods,
  PackagePromotions,
} from './package-offer';

/**
 * Packages, alone or with what decides their price. The number of queries does not grow with the number of rows.
 */
@Injectable()
export class PackagesRepository extends ContentRepository<PackageEntity> {
  constructor(
    database: Database,
    private readonly promotions: PackagePromotions,
    private readonly periods: PackagePeriods,
    private readonly calendar: PackageCalendar,
  ) {
    super(database, packagesContent);
  }

  override async update(
    ...write: Parameters<ContentRepository<PackageEntity>['update']>
  ): Promise<PackageEntity> {
    const [transaction, row] = write;
    const changed = await super.update(...write);
    if (changed.hidden !== row.hidden) await this.calendar.recordPackage(transaction, row.id);
    return changed;
  }

  override async delete(transaction: ContentTransaction, row: PackageEntity): Promise<void> {
    await super.delete(transaction, row);
    await this.calendar.recordPackage(transaction, row.id);
  }

  override async restore(transaction: ContentTransaction, row: PackageEntity): Promise<void> {
    await super.restore(transaction, row);
    await this.calendar.recordPackage(transaction, row.id);
  }

  /** Adds the price periods, and the promotions that visitors see. */
  async withOffers(rows: readonly PackageEntity[], today: CalendarDate): Promise<OfferedPackage[]> {
    const ids = rows.map(({ id }) => id);
    const promotions = await this.promotions.ofPackages(today, ids);
    const periods = await this.periods.ofPackages(today, ids);
    return rows.map((row) => ({
      row,
      periods: periods.get(row.id) ?? [],
      promotions: promotions.get(row.id) ?? [],
    }));
  }

  /** The page of a package changes with the periods and promotions that it is in. */
  override async sitemapRows(today: CalendarDate): Promise<SitemapRow[]> {
    const offered = await this.withOffers(await this.findAll(), today);
    return offered.map(({ row, periods, promotions }) => ({
      id: row.id,
      changedAt: [row, ...periods, ...promotions].map((each) => each.updatedAt).reduce(later),
    }));
  }

  override imageIdsOf(row: PackageEntity): string[] {
    return imagesOf(row).map(({ id }) => id);
  }

  /** Replaces the images of a locked package beyond its first one. */
  async replaceFurtherImages(
    { manager }: ContentTransaction,
    packageId: number,
    images: readonly ImageEntity[],
  ): Promise<PackageEntity['furtherImages']> {
    await manager.delete(PackageImageEntity, { packageId });
    const rows = images.map((image, index) =>
      manager.create(PackageImageEntity, {
        packageId,
        position: index + 1,
        imageId: image.id,
        image,
      }),
    );
    if (rows.length > 0) await manager.insert(PackageImageEntity, rows);
    return rows;
  }
}

/** The later one of two instants in ISO 8601 UTC. */
function later(a: string, b: string): string {
  return a > b ? a : b;
}
