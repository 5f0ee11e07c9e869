import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { MediaService, toImageFocus } from '../../media';
import { OgImageSources } from '../../og-images';
import type { ContentTransaction } from '../../platform/database';
import { IfMatch } from '../../platform/http/if-match';
import { ContentService } from '../core';
import type { CreatePromotionRequest, UpdatePromotionRequest } from './dto/promotion.request';
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
export class PromotionsService extends ContentService<PromotionEntity> implements OnModuleInit {
  constructor(
    private readonly promotions: PromotionsRepository,
    private readonly places: PromotionPackagesRepository,
    media: MediaService,
    private readonly ogImages: OgImageSources,
  ) {
    super(promotions, media);
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

  async get(id: number): Promise<PromotionResponse> {
    return toPromotionResponse(await this.promotions.getWithPackagesOrThrow(id));
  }

  create({ image: upload, ...fields }: CreatePromotionRequest): Promise<PromotionResponse> {
    return this.media.withUpload(upload, async ({ transaction, image, refocus }) => {
      const { valid_from: validFrom, valid_until: validUntil, package_ids } = fields;
      await this.check(transaction, validFrom, validUntil, package_ids);
      const id = await this.promotions.insert(transaction, {
        title: fields.title,
        description: fields.description ?? null,
        terms: fields.terms ?? null,
        validFrom,
        validUntil,
        discountPercent: fields.discount_percent,
        imageId: image?.id ?? null,
      });
      await this.setPackages(transaction, id, package_ids);
      if (image) await refocus(image.id, toImageFocus(fields));
      return this.get(id);
    });
  }

  /**
   * Fields that are undefined keep their value; one date is checked against the stored other one. A focus
   * is for an own image, and ignored where there is none.
   */
  async update(
    id: number,
    change: UpdatePromotionRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<PromotionResponse> {
    const { image: upload, package_ids, ...fields } = change;
    const assertCurrent = () => ifMatch.assert(() => this.get(id));
    // Before an upload is processed, and again when nobody else can change the row.
    await assertCurrent();
    return this.media.withUpload(upload, async ({ transaction, image, release, refocus }) => {
      const stored = await this.promotions.getForUpdate(transaction, id);
      await assertCurrent();
      const validFrom = fields.valid_from ?? stored.validFrom;
      const validUntil = fields.valid_until ?? stored.validUntil;
      await this.check(transaction, validFrom, validUntil, package_ids);
      await this.promotions.update(transaction, id, {
        title: fields.title,
        description: fields.description,
        terms: fields.terms,
        validFrom,
        validUntil,
        discountPercent: fields.discount_percent,
        imageId: image?.id,
      });
      if (package_ids) await this.setPackages(transaction, id, package_ids);
      if (image && stored.imageId !== null) await release(stored.imageId);
      const ownImageId = image?.id ?? stored.imageId;
      if (ownImageId !== null) await refocus(ownImageId, toImageFocus(fields));
      return this.get(id);
    });
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

  /** In the order in which they were chosen; a repeated one keeps its first position. */
  private setPackages(
    transaction: ContentTransaction,
    id: number,
    packageIds: readonly number[],
  ): Promise<void> {
    return this.places.replace(transaction, id, [...new Set(packageIds)]);
  }
}
