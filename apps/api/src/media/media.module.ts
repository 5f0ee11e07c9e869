import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { AppConfig } from '../config';
import { ImageSweeper } from './image-sweeper';
import { ImagesRepository } from './images.repository';
import { MediaService } from './media.service';
import { DiskImageStore } from './store/disk-image-store';
import { ImageStore } from './store/image-store';
import { UploadsHandler } from './uploads.handler';

async function openStore(config: AppConfig): Promise<ImageStore> {
  if (!config.s3) return new DiskImageStore(join(config.dataDir, 'images'));
  // A large library, which only those wait for at the start who use it.
  const { S3ImageStore } = await import('./store/s3-image-store');
  return new S3ImageStore(config.s3);
}

/** Uploaded images: reading, processing, storing, serving and cleaning up. */
@Module({
  providers: [
    {
      provide: ImageStore,
      inject: [AppConfig],
      useFactory: openStore,
    },
    ImagesRepository,
    MediaService,
    ImageSweeper,
    UploadsHandler,
  ],
  exports: [MediaService, UploadsHandler],
})
export class MediaModule {}
