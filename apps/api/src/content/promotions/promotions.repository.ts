import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import type { PeriodPrice } from '@lereng/shared-domain/prices';
import { bestPromotion } from '@lereng/shared-domain/promotions';
import { MoreThanOrEqual } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { HeldContent, ReadScope } from '../../writes';
import { ContentRepository, localized, type Version } from '../core';
import {
  type ApplicablePromotion,
  PackagePeriods,
  type PackagePromotions,
} from '../packages/package-offer';
import { RowPackages } from '../packages/row-packages';
import {
  type PromotionEntity,
  PromotionPackageEntity,
  promotionsContent,
} from './promotion.entity';

/** A promotion, with its image, and its packages in their order with what their price follows from. */
export interface PromotionWithPackages {
  readonly row: PromotionEntity;
  readonly packages: readonly PromotionPackageEntity[];
  /** The price periods by the id of the package. */
  readonly periods: ReadonlyMap<number, readonly PeriodPrice[]>;
}

/** The columns of packages that a promotion shows; their descriptions may be long. */
const WITH_PACKAGE = {
  select: {
    rowId: true,
    packageId: true,
    position: true,
    package: {
      id: true,
      name: true,
      nameEn: true,
      basePrice: true,
      priceUnit: true,
      priceUnitEn: true,
      capacity: true,
      soldOut: true,
      soldOutUntil: true,
      hidden: true,
      image: true,
    },
  },
  relations: { package: { image: true } },
} as const;

/** The columns of `ApplicablePromotion`: terms may be long, and no package shows them. */
const APPLICABLE = [
  'id',
  'title',
  'titleEn',
  'description',
  'descriptionEn',
  'discountPercent',
  'validFrom',
  'validUntil',
  'weekdays',
  'updatedAt',
] as const;

/** Promotions, alone or with their packages. The number of queries does not grow with the number of rows. */
@Injectable()
export class PromotionsRepository
  extends ContentRepository<PromotionEntity>
  implements PackagePromotions
{
  readonly packages = new RowPackages(this.database, PromotionPackageEntity, promotionsContent);

  constructor(
    database: Database,
    private readonly periods: PackagePeriods,
    private readonly held: HeldContent,
  ) {
    super(database, promotionsContent);
  }

  /**
   * The first promotions that are active on a day, and the best one if it is not among them.
   *
   * @param today the calendar day in the venue's zone
   */
  async findFeatured(count: number, today: CalendarDate): Promise<PromotionEntity[]> {
    const active = await this.findAll({ validUntil: MoreThanOrEqual(today) });
    const best = bestPromotion(active, today);
    return active.filter((row, index) => index < count || row === best);
  }

  /** The version has the ids of the promotion's packages, without those in the trash. */
  override async versionOf(row: PromotionEntity): Promise<Version> {
    const packages = (await this.packages.ofRows([row.id], WITH_PACKAGE)).get(row.id) ?? [];
    return {
      ...(await super.versionOf(row)),
      package_ids: packages.map(({ packageId }) => packageId),
    };
  }

  /** Adds the packages and their price periods. @param today the calendar day in the venue's zone */
  async withPackages(
    rows: readonly PromotionEntity[],
    today: CalendarDate,
  ): Promise<PromotionWithPackages[]> {
    const ids = rows.map(({ id }) => id);
    const packages = await this.packages.ofRows(ids, WITH_PACKAGE);
    const named = [...packages.values()].flat().map(({ packageId }) => packageId);
    const periods = await this.periods.ofPackages(today, [...new Set(named)]);
    return rows.map((row) => ({ row, packages: packages.get(row.id) ?? [], periods }));
  }

  ofPackages(
    today: CalendarDate,
    packageIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly ApplicablePromotion[]>> {
    const where = { validUntil: MoreThanOrEqual(today), hidden: false };
    const active = { where, columns: APPLICABLE, said: 'position' } as const;
    return this.held.get(this.kind.name, `${today} ${ReadScope.locale()}`, (isShared) =>
      this.packages.ofPackages({ ...active, packageIds: isShared ? null : packageIds }, (row) =>
        localized(row),
      ),
    );
  }
}
