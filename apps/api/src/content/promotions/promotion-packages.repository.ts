import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { type FindManyOptions, In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { soundRows } from '../../platform/database';
import { type ContentTransaction, ReadScope } from '../../writes';
import { packagesContent } from '../packages/package.entity';
import { type ApplicablePromotion, PackagePromotions } from '../packages/package-offer';
import { PromotionPackageEntity, promotionsContent } from './promotion.entity';

/** The columns of `ApplicablePromotion`: terms may be long, and no package shows them. */
const OF_PROMOTION = {
  id: true,
  title: true,
  description: true,
  discountPercent: true,
  validFrom: true,
  validUntil: true,
  weekdays: true,
  updatedAt: true,
} as const;

/** The columns of packages that a promotion shows; their descriptions may be long. */
const OF_PACKAGE = {
  id: true,
  name: true,
  basePrice: true,
  priceUnit: true,
  capacity: true,
  soldOut: true,
  soldOutUntil: true,
  hidden: true,
  image: true,
} as const;

/**
 * The packages of promotions. A package in the trash keeps its rows here, so that a restored package is in
 * its promotions again. Only `replace` sees the rows of such packages.
 */
@Injectable()
export class PromotionPackagesRepository extends PackagePromotions {
  constructor(private readonly database: Database) {
    super();
  }

  /**
   * The packages of these promotions, by the id of their promotion and ordered by position, without those that are
   * hidden from the reader.
   */
  async ofPromotions(
    promotionIds: readonly number[],
  ): Promise<Map<number, PromotionPackageEntity[]>> {
    const places = await this.find({
      select: { promotionId: true, packageId: true, position: true, package: OF_PACKAGE },
      relations: { package: { image: true } },
      where: {
        promotionId: In(promotionIds),
        package: { deletedAt: IsNull(), ...(!ReadScope.seesHidden() && { hidden: false }) },
      },
      // A package that was put back may share its position with one that was chosen meanwhile.
      order: { position: 'ASC', packageId: 'ASC' },
    });
    return groupBy(places, (place) => place.promotionId);
  }

  async ofPackages(
    today: CalendarDate,
    packageIds: readonly number[],
  ): Promise<Map<number, ApplicablePromotion[]>> {
    const places = await this.find({
      select: { promotionId: true, packageId: true, promotion: OF_PROMOTION },
      relations: { promotion: true },
      where: {
        packageId: In(packageIds),
        promotion: { validUntil: MoreThanOrEqual(today), deletedAt: IsNull(), hidden: false },
      },
    });
    const groups = groupBy(places, (place) => place.packageId);
    return new Map([...groups].map(([id, group]) => [id, group.map(({ promotion }) => promotion)]));
  }

  /**
   * Replaces the packages of a promotion in the transaction of its change. Packages in the trash keep their
   * positions, as nobody chose to remove them; the others get the free positions.
   *
   * @param packageIds in the order of the promotion, each once
   */
  async replace(
    { manager }: ContentTransaction,
    promotionId: number,
    packageIds: readonly number[],
  ): Promise<void> {
    const inTrash = await manager.find(PromotionPackageEntity, {
      select: { packageId: true, position: true },
      where: { promotionId, package: { deletedAt: Not(IsNull()) } },
      withDeleted: true,
    });
    const positions = freePositions(new Set(inTrash.map(({ position }) => position)));
    const places = packageIds.map((packageId) => ({
      promotionId,
      packageId,
      position: positions.next().value,
    }));
    await manager
      .createQueryBuilder()
      .delete()
      .from(PromotionPackageEntity)
      .where({ promotionId })
      .andWhere('package_id IN (SELECT id FROM packages WHERE deleted_at IS NULL)')
      .execute();
    await manager.insert(PromotionPackageEntity, places);
  }

  private find(
    options: FindManyOptions<PromotionPackageEntity>,
  ): Promise<PromotionPackageEntity[]> {
    ReadScope.record(promotionsContent.name, packagesContent.name);
    // The callers' conditions leave out deleted rows. Without `withDeleted` the join itself would leave such
    // a row out, and return its place without it.
    const all = { ...options, withDeleted: true };
    return this.database.read(async (manager) =>
      soundRows(manager, PromotionPackageEntity, await manager.find(PromotionPackageEntity, all)),
    );
  }
}

function* freePositions(taken: ReadonlySet<number>): Generator<number, never> {
  for (let position = 0; ; position += 1) if (!taken.has(position)) yield position;
}

/** Groups elements by their key, in the order of the list. */
function groupBy<Key, T>(list: readonly T[], keyOf: (each: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
