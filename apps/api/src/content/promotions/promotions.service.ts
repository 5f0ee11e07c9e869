import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CalendarDate, FEATURED } from '@lereng/shared-domain';
import { ENDS_BEFORE_START } from '@lereng/shared-domain/fields';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import { assertNoFieldErrors } from '../../platform/errors';
import { sortedWeekdays } from '../../platform/validation';
import type { ContentTransaction } from '../../writes';
import { ContentService, ContentWrites, type Version } from '../core';
import {
  type CreatePromotionRequest,
  type PromotionResponse,
  toPromotionOgImage,
  toPromotionResponse,
  UpdatePromotionRequest,
} from './promotion.dto';
import { packagesContent } from '../packages/package.entity';
import type { PromotionEntity } from './promotion.entity';
import { PromotionsRepository } from './promotions.repository';

/**
 * Promotions, also those that have ended. Writes throw 422 for a period that ends before it begins, and for packages
 * that do not exist.
 */
@Injectable()
export class PromotionsService
  extends ContentService<PromotionEntity, PromotionResponse, CreatePromotionRequest>
  implements OnModuleInit
{
  constructor(
    private readonly promotions: PromotionsRepository,
    writes: ContentWrites,
    private readonly clock: VenueClock,
    private readonly ogImages: OgImageSources,
  ) {
    super(promotions, writes, UpdatePromotionRequest);
  }

  onModuleInit(): void {
    this.ogImages.register('promotions', async (where, locale) => {
      const rows = await this.promotions.findAll(where);
      const promotions = await this.promotions.withPackages(rows, this.clock.today());
      return promotions.map((promotion) => toPromotionOgImage(promotion, locale));
    });
  }

  /** Those of the active ones that the home page shows. */
  async listFeatured(): Promise<PromotionResponse[]> {
    const today = this.clock.today();
    return this.respondAll(await this.promotions.findFeatured(FEATURED.promotions, today), true);
  }

  /** Leaves out packages that were deleted since the version. */
  override attainable(version: Version): Promise<Version> {
    return this.promotions.packages.attainable(version, 'package_ids');
  }

  protected async respondAll(
    rows: readonly PromotionEntity[],
    isListed: boolean,
  ): Promise<PromotionResponse[]> {
    const today = this.clock.today();
    const promotions = await this.promotions.withPackages(rows, today);
    return promotions.map((promotion) => toPromotionResponse(promotion, today, isListed));
  }

  protected override async newColumns(
    transaction: ContentTransaction,
    { valid_from, valid_until, weekdays, package_ids }: CreatePromotionRequest,
  ): Promise<Partial<PromotionEntity>> {
    await this.check(transaction, valid_from, valid_until, package_ids);
    return { weekdays: sortedWeekdays(weekdays ?? []) };
  }

  /** One date is checked against the stored other one. */
  protected override async changedColumns(
    transaction: ContentTransaction,
    change: Partial<CreatePromotionRequest>,
    stored: PromotionEntity,
  ): Promise<Partial<PromotionEntity>> {
    const { valid_from = stored.validFrom, valid_until = stored.validUntil, package_ids } = change;
    await this.check(transaction, valid_from, valid_until, package_ids);
    if (package_ids) await this.promotions.packages.replace(transaction, stored.id, package_ids);
    return change.weekdays === undefined ? {} : { weekdays: sortedWeekdays(change.weekdays ?? []) };
  }

  protected override afterInsert(
    transaction: ContentTransaction,
    id: number,
    { package_ids }: CreatePromotionRequest,
  ): Promise<void> {
    return this.promotions.packages.replace(transaction, id, package_ids);
  }

  private async check(
    transaction: ContentTransaction,
    validFrom: CalendarDate,
    validUntil: CalendarDate,
    packageIds: readonly number[] | undefined,
  ): Promise<void> {
    const { packages } = this.promotions;
    const isMissing = packageIds && !(await packages.lockExisting(transaction, packageIds));
    assertNoFieldErrors({
      ...(validUntil < validFrom && { valid_until: ENDS_BEFORE_START }),
      ...(isMissing && { package_ids: packagesContent.notFound }),
    });
  }
}
