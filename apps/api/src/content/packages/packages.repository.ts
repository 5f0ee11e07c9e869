import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { Database } from '../../platform/database';
import { OrderedContentRepository, type SitemapRow } from '../core';
import type { PackageEntity } from './package.entity';
import { type OfferedPackage, PackagePromotions } from './package-offer';
import { packagesContent } from './packages.content';

/** Packages, alone or with their promotions. The number of queries does not grow with the number of rows. */
@Injectable()
export class PackagesRepository extends OrderedContentRepository<PackageEntity> {
  constructor(
    database: Database,
    private readonly promotions: PackagePromotions,
  ) {
    super(database, packagesContent);
  }

  async findOffered(today: CalendarDate): Promise<OfferedPackage[]> {
    const rows = await this.findAll();
    return offer(rows, await this.promotions.ofPackages(today));
  }

  async findFirstOffered(count: number, today: CalendarDate): Promise<OfferedPackage[]> {
    return this.offerThese(await this.findFirst(count), today);
  }

  /** @throws 404 */
  async findOtherOffered(
    id: number,
    count: number,
    today: CalendarDate,
  ): Promise<OfferedPackage[]> {
    return this.offerThese(await this.findOthers(id, count), today);
  }

  async findOfferedById(id: number, today: CalendarDate): Promise<OfferedPackage | null> {
    const row = await this.findById(id);
    return row && this.offerOne(row, today);
  }

  /** The page of a package changes with the promotions that it is in. */
  override async sitemapRows(today: CalendarDate): Promise<SitemapRow[]> {
    return (await this.findOffered(today)).map(({ row, promotions }) => ({
      id: row.id,
      changedAt: [row, ...promotions].map((each) => each.updatedAt).reduce(later),
    }));
  }

  async offerOne(row: PackageEntity, today: CalendarDate): Promise<OfferedPackage> {
    const [offered] = await this.offerThese([row], today);
    return offered as OfferedPackage;
  }

  private async offerThese(
    rows: readonly PackageEntity[],
    today: CalendarDate,
  ): Promise<OfferedPackage[]> {
    const ids = rows.map(({ id }) => id);
    return offer(rows, await this.promotions.ofPackages(today, ids));
  }
}

function offer(
  rows: readonly PackageEntity[],
  promotions: Awaited<ReturnType<PackagePromotions['ofPackages']>>,
): OfferedPackage[] {
  return rows.map((row) => ({ row, promotions: promotions.get(row.id) ?? [] }));
}

/** The later one of two instants in ISO 8601 UTC. */
function later(a: string, b: string): string {
  return a > b ? a : b;
}
