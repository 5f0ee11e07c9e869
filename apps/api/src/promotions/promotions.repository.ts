import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../common/group-by';
import { Database } from '../database';
import { PackageEntity } from '../packages/package.entity';
import { PromotionPackageEntity } from './promotion-package.entity';
import { PromotionEntity } from './promotion.entity';

type Row = Omit<PromotionEntity, 'id' | 'image' | 'packages'>;

/** Of a package, what its promotions say; its description may be long, and is read by nobody here. */
const OF_THE_PACKAGE = { id: true, name: true, basePrice: true, image: true } as const;

/** Rows of one INSERT: databases end at some ten thousand parameters. */
const ROWS_AT_ONCE = 1_000;

/** Promotions with their packages, in the order of their places: two queries, however many. */
@Injectable()
export class PromotionsRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  findAll(): Promise<PromotionEntity[]> {
    return this.find({});
  }

  async findById(id: number): Promise<PromotionEntity | null> {
    return (await this.find({ id }))[0] ?? null;
  }

  has(id: number): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(PromotionEntity, { id }));
  }

  /** The row alone, kept from changing until the transaction ends. */
  findForUpdate(id: number): Promise<PromotionEntity | null> {
    return this.database.transaction((manager) =>
      manager.findOne(PromotionEntity, { where: { id }, ...this.database.rowLock('promotions') }),
    );
  }

  /** Whether there are packages of all these ids; none of these goes away before the transaction ends. */
  async holdPackages(ids: readonly number[]): Promise<boolean> {
    const held = await this.database.transaction((manager) =>
      manager.find(PackageEntity, {
        select: { id: true },
        where: { id: In(ids) },
        // Locked in one order by everybody, so that nobody waits for somebody who waits for them.
        order: { id: 'ASC' },
        ...this.database.rowLock('packages', 'for_key_share'),
      }),
    );
    return held.length === new Set(ids).size;
  }

  /** @returns the new id */
  async insert(row: Row): Promise<number> {
    const { identifiers } = await this.database.transaction((manager) =>
      manager.insert(PromotionEntity, row),
    );
    return identifiers[0]?.['id'] as number;
  }

  async update(id: number, change: Partial<Row>): Promise<void> {
    await this.database.transaction((manager) => manager.update(PromotionEntity, { id }, change));
  }

  /** Puts these packages, each named once, in the place of those that the promotion is for. */
  async replacePackages(promotionId: number, packageIds: readonly number[]): Promise<void> {
    const places = packageIds.map((packageId, position) => ({ promotionId, packageId, position }));
    await this.database.transaction(async (manager) => {
      await manager.delete(PromotionPackageEntity, { promotionId });
      for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
        await manager.insert(PromotionPackageEntity, places.slice(from, from + ROWS_AT_ONCE));
      }
    });
  }

  /** Its packages stay. */
  async delete(id: number): Promise<void> {
    await this.database.transaction((manager) => manager.delete(PromotionEntity, { id }));
  }

  private find(where: { id?: number }): Promise<PromotionEntity[]> {
    return this.database.read(async (manager) => {
      const promotions = await manager.find(PromotionEntity, {
        relations: { image: true },
        where,
        order: { id: 'ASC' },
      });
      const places = await this.placesOf(manager, where.id);
      for (const promotion of promotions) promotion.packages = places.get(promotion.id) ?? [];
      return promotions;
    });
  }

  /** The places of one promotion's packages, or of every one's, by the promotion's id. */
  private async placesOf(
    manager: EntityManager,
    promotionId: number | undefined,
  ): Promise<Map<number, PromotionPackageEntity[]>> {
    const places = await manager.find(PromotionPackageEntity, {
      select: { promotionId: true, packageId: true, position: true, package: OF_THE_PACKAGE },
      relations: { package: { image: true } },
      where: promotionId === undefined ? {} : { promotionId },
      order: { position: 'ASC' },
    });
    return groupBy(places, (place) => place.promotionId);
  }
}
