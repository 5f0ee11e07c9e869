import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../platform/config';
import { DetachedImages } from './detached-images';
import { FormerTrash } from './former-trash';
import { ImageEntity } from './image.entity';
import { ImageProcessor } from './image-processor';
import { ImageSweeper } from './image-sweeper';
import { ImagesRepository } from './images.repository';
import { MediaService } from './media.service';
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
    MediaService,
    ImageSweeper,
    UploadsHandler,
  ],
  exports: [MediaService, UploadsHandler],
})
export class MediaModule {}
