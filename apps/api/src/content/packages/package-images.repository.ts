import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { type ContentTransaction, ReadScope } from '../../writes';
import type { ImageEntity } from '../../media';
import { groupBy } from '../core';
import { PackageImageEntity } from './package-image.entity';
import { packagesContent } from './package.entity';

/** The images of packages beyond the first one of each. Packages in the trash keep theirs. */
@Injectable()
export class PackageImagesRepository {
  constructor(private readonly database: Database) {}

  /** The further images of these packages, or of all, in their order and by the id of their package. */
  async ofPackages(packageIds?: readonly number[]): Promise<Map<number, ImageEntity[]>> {
    ReadScope.record(packagesContent.name);
    const rows = await this.database.read((manager) =>
      manager.find(PackageImageEntity, {
        where: packageIds ? { packageId: In(packageIds) } : {},
        relations: { image: true },
        order: { packageId: 'ASC', position: 'ASC' },
      }),
    );
    const groups = groupBy(rows, ({ packageId }) => packageId);
    return new Map([...groups].map(([id, group]) => [id, group.map(({ image }) => image)]));
  }

  /** Replaces the further images of a package, whose row is locked. */
  async replace(
    { manager }: ContentTransaction,
    packageId: number,
    imageIds: readonly string[],
  ): Promise<void> {
    await manager.delete(PackageImageEntity, { packageId });
    const rows = imageIds.map((imageId, index) => ({ packageId, imageId, position: index + 1 }));
    if (rows.length > 0) await manager.insert(PackageImageEntity, rows);
  }
}
