import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import type { Rows } from '../common/entity-id';
import { MediaService } from '../media';
import { PreviewSources } from '../previews';
import type { CreatePromotionRequest, UpdatePromotionRequest } from './dto/promotion.request';
import { type PromotionResponse, toPromotionResponse } from './dto/promotion.response';
import type { PromotionEntity } from './promotion.entity';
import { promotionFault, promotionMissing } from './promotion.errors';
import { toPromotionPreview } from './promotion.preview';
import { PromotionsRepository } from './promotions.repository';

/**
 * The promotions, those that are over among them. Every method but `list` throws 404 for an id that
 * no row has; writes throw 422 for a period that ends before it begins, and for packages that are not
 * there.
 */
@Injectable()
export class PromotionsService implements Rows, OnModuleInit {
  constructor(
    private readonly promotions: PromotionsRepository,
    private readonly media: MediaService,
    private readonly previews: PreviewSources,
  ) {}

  onModuleInit(): void {
    this.previews.register('promotions', {
      get: async (id) => {
        const row = await this.promotions.findById(id);
        return row && toPromotionPreview(row);
      },
      all: async () => (await this.promotions.findAll()).map(toPromotionPreview),
    });
  }

  async list(): Promise<PromotionResponse[]> {
    return (await this.promotions.findAll()).map(toPromotionResponse);
  }

  async get(id: number): Promise<PromotionResponse> {
    return toPromotionResponse(found(await this.promotions.findById(id)));
  }

  has(id: number): Promise<boolean> {
    return this.promotions.has(id);
  }

  create({ image: upload, ...fields }: CreatePromotionRequest): Promise<PromotionResponse> {
    return this.media.saving(upload, async ({ image }) => {
      await this.check(fields.valid_from, fields.valid_until, fields.package_ids);
      const now = new Date().toISOString();
      const id = await this.promotions.insert({
        title: fields.title,
        description: fields.description ?? null,
        terms: fields.terms ?? null,
        validFrom: fields.valid_from,
        validUntil: fields.valid_until,
        discountPercent: fields.discount_percent,
        imageId: image?.id ?? null,
        createdAt: now,
        updatedAt: now,
      });
      await this.choosePackages(id, fields.package_ids);
      return this.get(id);
    });
  }

  /** Fields that are undefined keep their value; one date is checked against the other that is kept. */
  async update(id: number, change: UpdatePromotionRequest): Promise<PromotionResponse> {
    const { image: upload, package_ids, ...fields } = change;
    return this.media.saving(upload, async ({ image, release }) => {
      const kept = found(await this.promotions.findForUpdate(id));
      const { valid_from: validFrom = kept.validFrom, valid_until: validUntil = kept.validUntil } =
        fields;
      await this.check(validFrom, validUntil, package_ids);
      await this.promotions.update(id, {
        title: fields.title,
        description: fields.description,
        terms: fields.terms,
        validFrom,
        validUntil,
        discountPercent: fields.discount_percent,
        imageId: image?.id,
        updatedAt: new Date().toISOString(),
      });
      if (package_ids) await this.choosePackages(id, package_ids);
      if (image && kept.imageId !== null) await release(kept.imageId);
      return this.get(id);
    });
  }

  async remove(id: number): Promise<void> {
    await this.media.saving(undefined, async ({ release }) => {
      const { imageId } = found(await this.promotions.findForUpdate(id));
      await this.promotions.delete(id);
      if (imageId !== null) await release(imageId);
    });
  }

  private async check(
    validFrom: CalendarDate,
    validUntil: CalendarDate,
    packageIds: readonly number[] | undefined,
  ): Promise<void> {
    const fault = promotionFault({
      endsBeforeStart: validUntil < validFrom,
      packageMissing: !!packageIds && !(await this.promotions.holdPackages(packageIds)),
    });
    if (fault) throw fault;
  }

  /** In the order in which they were chosen; one that was chosen again keeps its first place. */
  private choosePackages(id: number, packageIds: readonly number[]): Promise<void> {
    return this.promotions.replacePackages(id, [...new Set(packageIds)]);
  }
}

function found(row: PromotionEntity | null): PromotionEntity {
  if (!row) throw promotionMissing();
  return row;
}
