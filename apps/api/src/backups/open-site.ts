import { openImageStore } from '../media';
import type { AppConfig } from '../platform/config';
import { databaseError } from '../platform/database/data-source';
import { openSnapshot } from './database/snapshot';
import type { Site } from './write-archive';

/** The site of a configuration. */
export async function openSite(config: AppConfig): Promise<Site> {
  const { database } = config;
  return {
    store: await openImageStore(config, 'images'),
    openSnapshot: () =>
      openSnapshot(database).catch((error: unknown) => {
        throw databaseError(database.kind, error);
      }),
  };
}
