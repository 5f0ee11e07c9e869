import { Injectable } from '@nestjs/common';
import {
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  MoreThan,
  Not,
} from 'typeorm';
import { Database, AppStateEntity } from '@lereng/api-site/database';
import { ImageEntity } from './image.entity';
import type { ProcessedImage } from './image-pipeline';

/** How long a pending row lasts without a renewal. */
const LEASE_MS = 30_000;

const OWNS_STORE_KEY = 'image-store-is-own';

/** The rows of images. Leases are measured by the database's clock, which all replicas share. */
@Injectable()
export class ImagesRepository {
  constructor(private readonly database: Database) {}

  /** Inserts the row of an image whose files are about to be written. */
  async insertPending(id: string, image: Omit<ProcessedImage, 'files'>): Promise<void> {
    const { portraitWidths, ...columns } = image;
    await this.database.transaction((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(ImageEntity)
        .values({
          ...columns,
          id,
          portraitWidths: portraitWidths.length > 0 ? portraitWidths : null,
          state: 'pending',
          leaseExpiresAt: () => this.fromNow(LEASE_MS),
        })
        .execute(),
    );
  }

  async renewLease(id: string): Promise<void> {
    await this.database.transaction((manager) =>
      manager
        .createQueryBuilder()
        .update(ImageEntity)
        .set({ leaseExpiresAt: () => this.fromNow(LEASE_MS) })
        .where({ id, state: 'pending' })
        .execute(),
    );
  }

  /** Null if the row is gone: its lease ran out, and the sweeper removed it with its files. */
  async attach(manager: EntityManager, id: string): Promise<ImageEntity | null> {
    await manager.update(
      ImageEntity,
      { id, state: 'pending' },
      { state: 'kept', leaseExpiresAt: null },
    );
    return manager.findOneBy(ImageEntity, { id, state: 'kept' });
  }

  /** Stores another focus, and the portrait crop that follows from it. */
  async update(
    manager: EntityManager,
    id: string,
    change: Pick<ImageEntity, 'focus'> & Partial<ImageEntity>,
  ): Promise<void> {
    await manager.update(ImageEntity, { id }, change);
  }

  /** @throws where an entity still uses the image */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(ImageEntity, { id });
  }

  async detach(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ImageEntity, { id }, { trashedAt: new Date().toISOString() });
  }

  /** Takes an image out of the trash. Null if it is not there, as it was removed for good. */
  async reattach(manager: EntityManager, id: string): Promise<ImageEntity | null> {
    const where = { id, trashedAt: Not(IsNull()) };
    const image = await manager.findOne(ImageEntity, {
      where,
      ...this.database.rowLock('images'),
    });
    if (image) await manager.update(ImageEntity, { id }, { trashedAt: null });
    return image;
  }

  /**
   * The images that have been in the trash since before an instant (ISO 8601 UTC) and that no entity uses,
   * deleted ones included.
   */
  unusedBefore(instant: string): Promise<string[]> {
    return this.database.read(async (manager) => {
      const query = manager
        .createQueryBuilder(ImageEntity, 'image')
        .select('image.id')
        .where('image.trashed_at < :instant', { instant });
      for (const user of usersOf(manager)) query.andWhere(`NOT EXISTS (${user})`);
      return (await query.getMany()).map(({ id }) => id);
    });
  }

  /** Deletes those of the rows that have been in the trash since before an instant (ISO 8601 UTC). */
  async removeTrashed(ids: readonly string[], instant: string): Promise<void> {
    if (ids.length === 0) return;
    await this.database.essentialTransaction((manager) =>
      manager.delete(ImageEntity, { id: In(ids), trashedAt: LessThan(instant) }),
    );
  }

  /** Null where it is pending, or not there. */
  find(id: string): Promise<ImageEntity | null> {
    return this.database.read((manager) => manager.findOneBy(ImageEntity, { id, state: 'kept' }));
  }

  exists(id: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(ImageEntity, { id }));
  }

  /** The ids of all images, in any state. */
  ids(): Promise<Set<string>> {
    return this.findIds({});
  }

  /** The names of all portrait crops, by the ids of their images. */
  async portraitCrops(): Promise<Map<string, string>> {
    const rows = await this.database.read((manager) =>
      manager.find(ImageEntity, {
        select: { id: true, portraitCrop: true },
        where: { portraitCrop: Not(IsNull()) },
      }),
    );
    return new Map(rows.map(({ id, portraitCrop }) => [id, portraitCrop ?? '']));
  }

  /** The ids of the images in the trash. */
  detachedIds(): Promise<Set<string>> {
    // Every instant is more than ''. SQLite sees that the index of images in the trash has all such rows.
    return this.findIds({ trashedAt: MoreThan('') });
  }

  /** Deletes a pending row; false where the image was attached meanwhile. */
  async deletePending(id: string): Promise<boolean> {
    return this.database.essentialTransaction(async (manager) => {
      await manager.delete(ImageEntity, { id, state: 'pending' });
      return !(await manager.existsBy(ImageEntity, { id }));
    });
  }

  /** Deletes the pending rows whose lease has ended. */
  async removeExpired(): Promise<void> {
    await this.database.essentialTransaction((manager) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(ImageEntity)
        .where("state = 'pending'")
        .andWhere(`lease_expires_at < ${this.fromNow(0)}`)
        .execute(),
    );
  }

  hasPending(): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(ImageEntity, { state: 'pending' }));
  }

  isDetached(id: string): Promise<boolean> {
    return this.database.read((manager) =>
      manager.existsBy(ImageEntity, { id, trashedAt: Not(IsNull()) }),
    );
  }

  /** The placeholders of those images that exist, by their ids. */
  async placeholders(ids: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.database.read((manager) =>
      manager.find(ImageEntity, {
        select: { id: true, placeholder: true },
        where: { id: In(ids) },
      }),
    );
    return new Map(rows.map(({ id, placeholder }) => [id, placeholder]));
  }

  /** Whether the store is this database's, as it was found first; null where nobody has looked yet. */
  async ownsStore(): Promise<boolean | null> {
    const row = await this.database.read((manager) =>
      manager.findOneBy(AppStateEntity, { key: OWNS_STORE_KEY }),
    );
    return row && row.value === 'true';
  }

  async setOwnsStore(isOwn: boolean): Promise<void> {
    const row = { key: OWNS_STORE_KEY, value: String(isOwn) };
    await this.database.transaction((manager) => manager.upsert(AppStateEntity, row, ['key']));
  }

  /** Null where no entity uses such an image. */
  findInUse(id: string): Promise<ImageEntity | null> {
    return this.database.read((manager) =>
      manager.findOneBy(ImageEntity, { id, state: 'kept', trashedAt: IsNull() }),
    );
  }

  private async findIds(where: FindOptionsWhere<ImageEntity>): Promise<Set<string>> {
    const rows = await this.database.read((manager) =>
      manager.find(ImageEntity, { select: { id: true }, where }),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** SQL for a moment in milliseconds since the epoch. */
  private fromNow(milliseconds: number): string {
    const now =
      this.database.kind === 'postgres'
        ? 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)'
        : "CAST(unixepoch('subsec') * 1000 AS integer)";
    return `${now} + ${milliseconds}`;
  }
}

/**
 * SQL for the rows of each entity that use an image. Entities with an image are found by their relation to
 * it.
 */
function usersOf({ dataSource }: EntityManager): string[] {
  return dataSource.entityMetadatas.flatMap(({ tableName, relations }) =>
    relations
      .filter(({ type }) => type === ImageEntity)
      .flatMap(({ joinColumns }) => joinColumns)
      .map(({ databaseName }) => `SELECT 1 FROM ${tableName} WHERE ${databaseName} = image.id`),
  );
}
