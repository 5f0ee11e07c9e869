import { join } from 'node:path';
import type { AppConfig } from '../config';
import { DiskImageStore } from './disk-image-store';
import type { ImageStore } from './image-store';

/** @param folder that holds it, in `DATA_DIR` or in the bucket; no two stores share one */
export async function openImageStore(config: AppConfig, folder: string): Promise<ImageStore> {
  if (!config.s3) return new DiskImageStore(join(config.dataDir, folder));
  // The library is large, so only a start that uses it waits for it.
  const { S3ImageStore } = await import('./s3-image-store');
  return new S3ImageStore(config.s3, folder);
}
