import { openImageStore } from '@lereng/api-site/images';
import type { AppConfig } from '@lereng/api-site/config';
import { databaseError } from '@lereng/api-site/database';
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
