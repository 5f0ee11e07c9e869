import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { groupBy } from '../common/group-by';
import { Database } from '../database';
import { PromotionPackageEntity } from '../promotions/promotion-package.entity';
import type { OfferedPackage } from './offered-package';
import { PackageEntity } from './package.entity';

type Row = Omit<PackageEntity, 'id' | 'image'>;

/** Of a promotion, what a package's offer says; its terms may be long, and are read by nobody here. */
const OF_THE_OFFER = {
  id: true,
  title: true,
  description: true,
  discountPercent: true,
  validUntil: true,
} as const;

/** Packages with the promotions that have not ended before `today`: two queries, however many. */
@Injectable()
export class PackagesRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  findAll(today: CalendarDate): Promise<OfferedPackage[]> {
    return this.find({}, today);
  }

  async findById(id: number, today: CalendarDate): Promise<OfferedPackage | null> {
    return (await this.find({ id }, today))[0] ?? null;
  }

  has(id: number): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(PackageEntity, { id }));
  }

  /** The row without its image, kept from changing until the transaction ends. */
  findForUpdate(id: number): Promise<PackageEntity | null> {
    return this.database.transaction((manager) =>
      manager.findOne(PackageEntity, { where: { id }, ...this.database.rowLock('packages') }),
    );
  }

  /** @returns the new id */
  async insert(row: Row): Promise<number> {
    const { identifiers } = await this.database.transaction((manager) =>
      manager.insert(PackageEntity, row),
    );
    return identifiers[0]?.['id'] as number;
  }

  async update(id: number, change: Partial<Row>): Promise<void> {
    await this.database.transaction((manager) => manager.update(PackageEntity, { id }, change));
  }

  /** It leaves its promotions, too. */
  async delete(id: number): Promise<void> {
    await this.database.transaction((manager) => manager.delete(PackageEntity, { id }));
  }

  private find(where: { id?: number }, today: CalendarDate): Promise<OfferedPackage[]> {
    return this.database.read(async (manager) => {
      const rows = await manager.find(PackageEntity, {
        relations: { image: true },
        where,
        order: { id: 'ASC' },
      });
      const places = await this.placesOf(manager, where.id, today);
      return rows.map((row) => ({
        row,
        promotions: (places.get(row.id) ?? []).map(({ promotion }) => promotion),
      }));
    });
  }

  /** The places of one package in promotions, or of every one, by the package's id. */
  private async placesOf(
    manager: EntityManager,
    packageId: number | undefined,
    today: CalendarDate,
  ): Promise<Map<number, PromotionPackageEntity[]>> {
    const places = await manager.find(PromotionPackageEntity, {
      select: { promotionId: true, packageId: true, promotion: OF_THE_OFFER },
      relations: { promotion: true },
      where: {
        ...(packageId !== undefined && { packageId }),
        promotion: { validUntil: MoreThanOrEqual(today) },
      },
    });
    return groupBy(places, (place) => place.packageId);
  }
}
