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
import { focusedName, ImageEntity } from './image.entity';
import type { ProcessedImage } from './image-pipeline';

const OWNS_STORE_KEY = 'image-store-is-own';

/** The row of an upload, whose files are stored already. */
export type NewImage = Pick<ImageEntity, 'id'> & Omit<ProcessedImage, 'files'>;

/** The rows of images. */
@Injectable()
export class ImagesRepository {
  constructor(private readonly database: Database) {}

  async insert(manager: EntityManager, image: NewImage): Promise<ImageEntity> {
    const portraitWidths = image.portraitWidths.length > 0 ? image.portraitWidths : null;
    await manager.insert(ImageEntity, { ...image, portraitWidths, state: 'kept' });
    return manager.findOneByOrFail(ImageEntity, { id: image.id });
  }

  /** Stores another focus, and the files that follow from it, or what was made anew. */
  async update(manager: EntityManager, id: string, change: Partial<ImageEntity>): Promise<void> {
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

  find(id: string): Promise<ImageEntity | null> {
    return this.database.read((manager) => manager.findOneBy(ImageEntity, { id }));
  }

  /** The ids of all images, with the names of their files that follow the focus. */
  focusedNames(): Promise<Map<string, string | null>> {
    return this.database.read((manager) => findFocusedNames(manager, {}));
  }

  /**
   * The same of those images that have a row, after every write that is under way has ended: a file that is
   * not named then will not be, unless a write inserts its row later.
   */
  focusedNamesAfterWrites(ids: readonly string[]): Promise<Map<string, string | null>> {
    return this.database.essentialTransaction(async (manager) => {
      await this.database.awaitWrites(manager, 'images');
      return findFocusedNames(manager, { id: In(ids) });
    });
  }

  /** The ids of the images in the trash. */
  async detachedIds(): Promise<Set<string>> {
    // Every instant is more than ''. SQLite sees that the index of images in the trash has all such rows.
    const where = { trashedAt: MoreThan('') };
    const rows = await this.database.read((manager) =>
      manager.find(ImageEntity, { select: { id: true }, where }),
    );
    return new Set(rows.map(({ id }) => id));
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
      manager.findOneBy(ImageEntity, { id, trashedAt: IsNull() }),
    );
  }
}

async function findFocusedNames(
  manager: EntityManager,
  where: FindOptionsWhere<ImageEntity>,
): Promise<Map<string, string | null>> {
  const rows = await manager.find(ImageEntity, {
    select: { id: true, portraitCrop: true, icons: true },
    where,
  });
  return new Map(rows.map((image) => [image.id, focusedName(image)]));
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
