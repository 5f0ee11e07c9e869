import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MediaService, toImageFocus } from '../../media';
import { OgImageSources } from '../../og-images';
import { VenueClock } from '../../platform/config';
import { IfMatch } from '../../platform/http/if-match';
import { ContentService } from '../core';
import type { CreatePackageRequest, UpdatePackageRequest } from './dto/package.request';
import { type PackageResponse, toPackageResponse } from './dto/package.response';
import type { PackageEntity } from './package.entity';
import { toPackageOgImage } from './package.og-image';
import { PackagesRepository } from './packages.repository';

/**
 * Packages with what they cost today. Methods that take an id throw 404 for an unknown one, and `update`
 * 412 for another version than `ifMatch` names.
 */
@Injectable()
export class PackagesService extends ContentService<PackageEntity> implements OnModuleInit {
  constructor(
    private readonly packages: PackagesRepository,
    media: MediaService,
    private readonly clock: VenueClock,
    private readonly ogImages: OgImageSources,
  ) {
    super(packages, media);
  }

  onModuleInit(): void {
    this.ogImages.register('packages', {
      get: async (id) => {
        const today = this.clock.today();
        const offered = await this.packages.findOfferedById(id, today);
        return offered && toPackageOgImage(offered, today);
      },
      all: async () => {
        const today = this.clock.today();
        const offered = await this.packages.findOffered(today);
        return offered.map((each) => toPackageOgImage(each, today));
      },
    });
  }

  async list(): Promise<PackageResponse[]> {
    const today = this.clock.today();
    return (await this.packages.findOffered(today)).map((each) => toPackageResponse(each, today));
  }

  async get(id: number): Promise<PackageResponse> {
    const today = this.clock.today();
    return toPackageResponse(await this.packages.getOfferedOrThrow(id, today), today);
  }

  create({ image: upload, ...fields }: CreatePackageRequest): Promise<PackageResponse> {
    return this.media.withUpload(upload, async ({ transaction, image, refocus }) => {
      const id = await this.packages.insert(transaction, {
        name: fields.name,
        description: fields.description ?? null,
        route: fields.route ?? null,
        basePrice: fields.price,
        items: fields.items ?? [],
        imageId: image.id,
      });
      await refocus(image.id, toImageFocus(fields));
      return this.get(id);
    });
  }

  /** Fields that are undefined keep their value; the price is the one before any discount. */
  async update(
    id: number,
    change: UpdatePackageRequest,
    ifMatch = IfMatch.ANY,
  ): Promise<PackageResponse> {
    const { image: upload, image_focus_x, image_focus_y, price, items, ...texts } = change;
    const focus = toImageFocus({ image_focus_x, image_focus_y });
    const assertCurrent = () => ifMatch.assert(() => this.get(id));
    // Before an upload is processed, and again when nobody else can change the row.
    await assertCurrent();
    return this.media.withUpload(upload, async ({ transaction, image, release, refocus }) => {
      const { imageId } = await this.packages.getForUpdate(transaction, id);
      await assertCurrent();
      await this.packages.update(transaction, id, {
        ...texts,
        basePrice: price,
        ...(items !== undefined && { items: items ?? [] }),
        imageId: image?.id,
      });
      if (image) await release(imageId);
      await refocus(image?.id ?? imageId, focus);
      return this.get(id);
    });
  }

  /** @param ids of all packages @throws 409 with the present ids where these are others */
  updateOrder(ids: readonly number[]): Promise<PackageResponse[]> {
    return this.media.withUpload(undefined, async ({ transaction }) => {
      await this.packages.reorder(transaction, ids);
      return this.list();
    });
  }
}
