import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CalendarDate, FEATURED } from '@lereng/shared-domain';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import type { ContentTransaction } from '../../content-events';
import { IfMatch } from '../../platform/http/if-match';
import { ContentService, ContentWrites, type Version } from '../core';
import { type CreatePromotionRequest, UpdatePromotionRequest } from './dto/promotion.request';
import { type PromotionResponse, toPromotionResponse } from './dto/promotion.response';
import type { PromotionEntity } from './promotion.entity';
import { promotionError } from './promotion.errors';
import { toPromotionOgImage } from './promotion.og-image';
import { PromotionPackagesRepository } from './promotion-packages.repository';
import { PromotionsRepository } from './promotions.repository';

/**
 * Promotions, also those that have ended. Every method but `list` throws 404 for an unknown id; writes
 * throw 422 for a period that ends before it begins, and for packages that do not exist, and `update` 412
 * for another version than `ifMatch` names.
 */
@Injectable()
export class PromotionsService
  extends ContentService<PromotionEntity, PromotionResponse>
  implements OnModuleInit
{
  protected readonly updateRequest = UpdatePromotionRequest;

  constructor(
    private readonly promotions: PromotionsRepository,
    private readonly places: PromotionPackagesRepository,
    writes: ContentWrites,
    private readonly clock: VenueClock,
    private readonly ogImages: OgImageSources,
  ) {
    super(promotions, writes);
  }

  onModuleInit(): void {
    this.ogImages.register('promotions', {
      get: async (id) => {
        const promotion = await this.promotions.findWithPackagesById(id);
        return promotion && toPromotionOgImage(promotion);
      },
      all: async () => (await this.promotions.findWithPackages()).map(toPromotionOgImage),
    });
  }

  async list(): Promise<PromotionResponse[]> {
    return (await this.promotions.findWithPackages()).map(toPromotionResponse);
  }

  /** What the home page shows of the active ones. */
  async listFeatured(): Promise<PromotionResponse[]> {
    const featured = await this.promotions.findFeatured(FEATURED.promotions, this.clock.today());
    return featured.map(toPromotionResponse);
  }

  create(request: CreatePromotionRequest): Promise<PromotionResponse> {
    const { package_ids: packageIds } = request;
    return this.createRow(
      request.image,
      request,
      async (transaction) => {
        const { title, description = null, terms = null, hidden = false } = request;
        const { valid_from: validFrom, valid_until: validUntil } = request;
        await this.check(transaction, validFrom, validUntil, packageIds);
        const discountPercent = request.discount_percent;
        return { title, description, terms, validFrom, validUntil, discountPercent, hidden };
      },
      (transaction, id) => this.setPackages(transaction, id, packageIds),
    );
  }

  /** Fields that are undefined keep their value; one date is checked against the stored other one. */
  update(
    id: number,
    change: UpdatePromotionRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<PromotionResponse> {
    const { title, description, terms, package_ids, discount_percent: discountPercent } = change;
    const { hidden } = change;
    return this.updateRow(id, change, ifMatch, async (transaction, stored) => {
      const validFrom = change.valid_from ?? stored.validFrom;
      const validUntil = change.valid_until ?? stored.validUntil;
      await this.check(transaction, validFrom, validUntil, package_ids);
      if (package_ids) await this.setPackages(transaction, id, package_ids);
      return { title, description, terms, validFrom, validUntil, discountPercent, hidden };
    });
  }

  /** Packages that were deleted since then cannot come back with it. */
  override async attainable(version: Version): Promise<Version> {
    const { package_ids, ...fields } = version as Version & { package_ids: number[] };
    const packages = await this.places.findExisting(package_ids);
    return packages.length > 0 ? { ...fields, package_ids: packages } : fields;
  }

  protected async respond(row: PromotionEntity): Promise<PromotionResponse> {
    return toPromotionResponse(await this.promotions.withPackages(row));
  }

  private async check(
    transaction: ContentTransaction,
    validFrom: CalendarDate,
    validUntil: CalendarDate,
    packageIds: readonly number[] | undefined,
  ): Promise<void> {
    const error = promotionError({
      endsBeforeStart: validUntil < validFrom,
      packageMissing: !!packageIds && !(await this.places.lockPackages(transaction, packageIds)),
    });
    if (error) throw error;
  }

  /** Stores the packages in the order in which they were chosen; a repeated one keeps its first position. */
  private setPackages(
    transaction: ContentTransaction,
    id: number,
    packageIds: readonly number[],
  ): Promise<void> {
    return this.places.replace(transaction, id, [...new Set(packageIds)]);
  }
}
