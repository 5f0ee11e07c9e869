import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Rows } from '../common/entity-id';
import { VenueClock } from '../config';
import { MediaService } from '../media';
import { PreviewSources } from '../previews';
import type { CreatePackageRequest, UpdatePackageRequest } from './dto/package.request';
import { type PackageResponse, toPackageResponse } from './dto/package.response';
import { packageMissing } from './package.errors';
import { toPackagePreview } from './package.preview';
import { PackagesRepository } from './packages.repository';

/**
 * The tours, each with what it costs today. Every method but `list` throws 404 for an id that no row
 * has.
 */
@Injectable()
export class PackagesService implements Rows, OnModuleInit {
  constructor(
    private readonly packages: PackagesRepository,
    private readonly media: MediaService,
    private readonly clock: VenueClock,
    private readonly previews: PreviewSources,
  ) {}

  onModuleInit(): void {
    this.previews.register('packages', {
      get: async (id) => {
        const today = this.clock.today();
        const offered = await this.packages.findById(id, today);
        return offered && toPackagePreview(offered, today);
      },
      all: async () => {
        const today = this.clock.today();
        return (await this.packages.findAll(today)).map((each) => toPackagePreview(each, today));
      },
    });
  }

  async list(): Promise<PackageResponse[]> {
    const today = this.clock.today();
    return (await this.packages.findAll(today)).map((each) => toPackageResponse(each, today));
  }

  async get(id: number): Promise<PackageResponse> {
    const today = this.clock.today();
    return toPackageResponse(found(await this.packages.findById(id, today)), today);
  }

  has(id: number): Promise<boolean> {
    return this.packages.has(id);
  }

  create({ image: upload, ...fields }: CreatePackageRequest): Promise<PackageResponse> {
    return this.media.saving(upload, async ({ image }) => {
      const now = new Date().toISOString();
      const id = await this.packages.insert({
        name: fields.name,
        description: fields.description ?? null,
        route: fields.route ?? null,
        basePrice: fields.price,
        items: fields.items ?? [],
        imageId: image.id,
        createdAt: now,
        updatedAt: now,
      });
      return this.get(id);
    });
  }

  /** Fields that are undefined keep their value; the price is the one before any discount. */
  async update(id: number, change: UpdatePackageRequest): Promise<PackageResponse> {
    const { image: upload, price, items, ...texts } = change;
    return this.media.saving(upload, async ({ image, release }) => {
      const { imageId } = found(await this.packages.findForUpdate(id));
      await this.packages.update(id, {
        ...texts,
        ...(price !== undefined && { basePrice: price }),
        ...(items !== undefined && { items: items ?? [] }),
        ...(image && { imageId: image.id }),
        updatedAt: new Date().toISOString(),
      });
      if (image) await release(imageId);
      return this.get(id);
    });
  }

  /** Its promotions stay, without it. */
  async remove(id: number): Promise<void> {
    await this.media.saving(undefined, async ({ release }) => {
      const { imageId } = found(await this.packages.findForUpdate(id));
      await this.packages.delete(id);
      await release(imageId);
    });
  }
}

function found<T>(row: T | null): T {
  if (!row) throw packageMissing();
  return row;
}
