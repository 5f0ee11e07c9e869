import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../platform/config';
import { DetachedImages } from './detached-images';
import { FormerTrash } from './former-trash';
import { ImageEntity } from './image.entity';
import { ImageProcessor } from './image-processor';
import { ImageSweeper } from './image-sweeper';
import { ImageUploads } from './image-uploads';
import { ImagesRepository } from './images.repository';
import { RowImages } from './row-images';
import { StoredImages } from './stored-images';
import { FormerTrashStore, ImageStore } from './store/image-store';
import { openImageStore } from './store/open-image-store';
import { UploadsHandler } from './uploads.handler';

/** Uploaded images: reading, processing, storing, serving and cleaning up. */
@Module({
  imports: [TypeOrmModule.forFeature([ImageEntity])],
  providers: [
    {
      provide: ImageStore,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => openImageStore(config, 'images'),
    },
    {
      provide: FormerTrashStore,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => openImageStore(config, 'trash'),
    },
    ImagesRepository,
    ImageProcessor,
    FormerTrash,
    DetachedImages,
    ImageSweeper,
    ImageUploads,
    RowImages,
    StoredImages,
    UploadsHandler,
  ],
  exports: [ImageUploads, RowImages, StoredImages, UploadsHandler],
})
export class MediaModule {}
