import { type EntityManager, Not } from 'typeorm';
import { AppStateEntity, type Database } from '../database';

/** Rows for specs of transactions, in a table that nothing else of a spec uses. */
export const putEntry = (manager: EntityManager, key: string) =>
  manager.insert(AppStateEntity, { key, value: '' });

export const entryKeys = async (manager: EntityManager): Promise<string[]> =>
  (
    await manager.find(AppStateEntity, {
      where: { key: Not('content-version') },
      order: { key: 'ASC' },
    })
  ).map(({ key }) => key);

export const removeEntries = (database: Database) =>
  database.transaction((manager) =>
    manager.createQueryBuilder().delete().from(AppStateEntity).execute(),
  );
