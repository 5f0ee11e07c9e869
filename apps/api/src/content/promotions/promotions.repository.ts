import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { bestPromotion } from '@lereng/shared-domain/offers';
import { MoreThanOrEqual } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { ContentRepository, type Version } from '../core';
import {
  type PromotionEntity,
  type PromotionPackageEntity,
  promotionsContent,
} from './promotion.entity';
import { PromotionPackagesRepository } from './promotion-packages.repository';

/** A promotion, with its image, and its packages in their order. */
export interface PromotionWithPackages {
  readonly row: PromotionEntity;
  readonly packages: readonly PromotionPackageEntity[];
}

/** Promotions, alone or with their packages. A read takes two queries, however many rows there are. */
@Injectable()
export class PromotionsRepository extends ContentRepository<PromotionEntity> {
  constructor(
    database: Database,
    private readonly places: PromotionPackagesRepository,
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

  /** Adds the packages. */
  async withPackages(rows: readonly PromotionEntity[]): Promise<PromotionWithPackages[]> {
    const places = await this.places.ofPromotions(rows.map(({ id }) => id));
    return rows.map((row) => ({ row, packages: places.get(row.id) ?? [] }));
  }
}
