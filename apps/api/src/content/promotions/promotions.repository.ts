import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import type { PeriodPrice } from '@lereng/shared-domain/prices';
import { bestPromotion } from '@lereng/shared-domain/promotions';
import { MoreThanOrEqual } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { ContentRepository, type Version } from '../core';
import {
  type PromotionEntity,
  type PromotionPackageEntity,
  promotionsContent,
} from './promotion.entity';
import { PackagePeriods } from '../packages/package-offer';
import { PromotionPackagesRepository } from './promotion-packages.repository';

/** A promotion, with its image, and its packages in their order with what their price follows from. */
export interface PromotionWithPackages {
  readonly row: PromotionEntity;
  readonly packages: readonly PromotionPackageEntity[];
  /** The price periods by the id of the package. */
  readonly periods: ReadonlyMap<number, readonly PeriodPrice[]>;
}

/** Promotions, alone or with their packages. A read takes three queries, however many rows there are. */
@Injectable()
export class PromotionsRepository extends ContentRepository<PromotionEntity> {
  constructor(
    database: Database,
    private readonly places: PromotionPackagesRepository,
    private readonly periods: PackagePeriods,
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
    const packages = (await this.places.ofPromotions([row.id])).get(row.id) ?? [];
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
    const places = await this.places.ofPromotions(rows.map(({ id }) => id));
    const periods = await this.periods.ofPackages(today);
    return rows.map((row) => ({ row, packages: places.get(row.id) ?? [], periods }));
  }
}
