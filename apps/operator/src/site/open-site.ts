import type { AppConfig, DatabaseConfig } from '@lereng/api-site/config';
import {
  Database,
  databaseError,
  dataSourceOptions,
  type Migration,
  type openDataSource,
} from '@lereng/api-site/database';
import { type ImageStore, openImageStore } from '@lereng/api-site/images';
import { openSnapshot, type Snapshot } from './snapshot';

/** Where the content is. */
export interface Site {
  readonly database: DatabaseConfig;
  /** The rows of this moment, on a connection of its own. @throws where there is no database */
  openSnapshot(): Promise<Snapshot>;
  readonly store: ImageStore;
}

/** The site of a configuration. Touches nothing. */
export async function openSite(config: AppConfig): Promise<Site> {
  const { database } = config;
  return {
    database,
    store: await openImageStore(config, 'images'),
    openSnapshot: () =>
      openSnapshot(database).catch((error: unknown) => {
        throw databaseError(database.kind, error);
      }),
  };
}

/** Works on a database that is changed. @param open how to connect, and whether it migrates */
export async function withDatabase<T>(
  config: DatabaseConfig,
  open: typeof openDataSource,
  migrations: readonly Migration[],
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = new Database(
    await open({ ...dataSourceOptions(config, migrations), entities: [] }),
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Works on a snapshot, which is closed at the end. */
export async function withSnapshot<T>(
  site: Site,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const snapshot = await site.openSnapshot();
  try {
    return await work(snapshot);
  } finally {
    await snapshot.close();
  }
}
