import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '@lereng/api-site/config';
import { ImageStore, openImageStore } from '@lereng/api-site/images';
import { Metrics } from '../platform/observability/metrics';
import { HealthChecks } from '../platform/observability/health-checks';
import { DetachedImages } from './detached-images';
import { ImageEntity } from './image.entity';
import { ImageProcessor } from './image-processor';
import { ImageSweeper } from './image-sweeper';
import { ImageUploads } from './image-uploads';
import { ImagesRepository } from './images.repository';
import { RowImages } from './row-images';
import { StoredImages } from './stored-images';
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
    ImagesRepository,
    ImageProcessor,
    DetachedImages,
    ImageSweeper,
    ImageUploads,
    RowImages,
    StoredImages,
    UploadsHandler,
  ],
  exports: [ImageUploads, RowImages, StoredImages, UploadsHandler],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly store: ImageStore,
    private readonly checks: HealthChecks,
    private readonly uploads: ImageUploads,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.checks.register('images', () => this.store.check());
    const { counts } = this.uploads;
    this.metrics.counter({
      name: 'lereng_uploads_total',
      help: 'Uploaded pictures: stored, rejected as they cannot be used, or failed by a fault of the server',
      label: 'outcome',
      read: () => ({ stored: counts.stored, rejected: counts.rejected, failed: counts.failed }),
    });
    this.metrics.counter({
      name: 'lereng_upload_bytes_total',
      help: 'Bytes of uploaded pictures as they came, whatever their outcome',
      read: () => counts.bytes,
    });
  }
}
