import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@lereng/shared-domain';
import { Database } from '@lereng/api-site/database';
import { In } from 'typeorm';
import type { ContentTransaction } from '../../writes';
import type { ImageEntity } from '../../media';
import {
  ContentRepository,
  FURTHER_IMAGES,
  groupBy,
  type SitemapRow,
  toImageVersion,
  type Version,
} from '../core';
import { type PackageEntity, PackageImageEntity, packagesContent } from './package.entity';
import { type IllustratedPackage, type OfferedPackage, PackagePromotions } from './package-offer';

/**
 * Packages, alone or with their images and promotions. The number of queries does not grow with the number of
 * rows.
 */
@Injectable()
export class PackagesRepository extends ContentRepository<PackageEntity> {
  constructor(
    database: Database,
    private readonly promotions: PackagePromotions,
  ) {
    super(database, packagesContent);
  }

  /** Adds the promotions that visitors see. */
  async withPromotions(
    rows: readonly PackageEntity[],
    today: CalendarDate,
  ): Promise<OfferedPackage[]> {
    const promotions = await this.promotions.ofPackages(
      today,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ row, promotions: promotions.get(row.id) ?? [] }));
  }

  /** The page of a package changes with the promotions that it is in. */
  override async sitemapRows(today: CalendarDate): Promise<SitemapRow[]> {
    const offered = await this.withPromotions(await this.findAll(), today);
    return offered.map(({ row, promotions }) => ({
      id: row.id,
      changedAt: [row, ...promotions].map((each) => each.updatedAt).reduce(later),
    }));
  }

  /** The version also names the images beyond the first one. */
  override async versionOf(row: PackageEntity): Promise<Version> {
    const [, ...further] = await this.imagesOf(row);
    return { ...(await super.versionOf(row)), [FURTHER_IMAGES]: further.map(toImageVersion) };
  }

  override async imageIdsOf(row: PackageEntity): Promise<string[]> {
    const further = (await this.furtherImages([row.id])).get(row.id) ?? [];
    return [row.imageId, ...further.map(({ id }) => id)];
  }

  /** The images of a package, the first one first. @param row with its relations */
  async imagesOf(row: PackageEntity): Promise<ImageEntity[]> {
    return allImages(row, (await this.furtherImages([row.id])).get(row.id));
  }

  /** Adds the images. */
  async withImages(offered: readonly OfferedPackage[]): Promise<IllustratedPackage[]> {
    const further = await this.furtherImages(offered.map(({ row }) => row.id));
    return offered.map((each) => ({
      ...each,
      images: allImages(each.row, further.get(each.row.id)),
    }));
  }

  /** Replaces the images of a locked package beyond its first one. */
  async replaceFurtherImages(
    { manager }: ContentTransaction,
    packageId: number,
    images: readonly ImageEntity[],
  ): Promise<void> {
    await manager.delete(PackageImageEntity, { packageId });
    const rows = images.map(({ id }, index) => ({ packageId, imageId: id, position: index + 1 }));
    if (rows.length > 0) await manager.insert(PackageImageEntity, rows);
  }

  /**
   * The images beyond the first one of these packages, in their order and by the id of their package. Packages in the
   * trash keep theirs.
   */
  private async furtherImages(packageIds: readonly number[]): Promise<Map<number, ImageEntity[]>> {
    const rows = await this.read((manager) =>
      manager.find(PackageImageEntity, {
        where: { packageId: In(packageIds) },
        relations: { image: true },
        order: { packageId: 'ASC', position: 'ASC' },
      }),
    );
    const groups = groupBy(rows, ({ packageId }) => packageId);
    return new Map([...groups].map(([id, group]) => [id, group.map(({ image }) => image)]));
  }
}

/** A change of the order between two queries could name the first image twice. */
function allImages({ image }: PackageEntity, further: readonly ImageEntity[] = []): ImageEntity[] {
  return [image, ...further.filter(({ id }) => id !== image.id)];
}

/** The later one of two instants in ISO 8601 UTC. */
function later(a: string, b: string): string {
  return a > b ? a : b;
}
