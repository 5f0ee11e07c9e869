import { Module } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { openImageStore } from '@lereng/api-site/images';
import { MediaModule } from '../media/media.module';
import { OgImageSources } from './og-image-sources';
import { OgImageStore } from './og-image-store';
import { OgImageSweeper } from './og-image-sweeper';
import { OgImagesHandler } from './og-images.handler';
import { OgImagesService } from './og-images.service';

/** Preview images of links: rendered at the first request, stored, and served. */
@Module({
  imports: [MediaModule],
  providers: [
    {
      provide: OgImageStore,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => openImageStore(config, 'previews'),
    },
    OgImageSources,
    OgImagesService,
    OgImagesHandler,
    OgImageSweeper,
  ],
  exports: [OgImageSources, OgImagesHandler],
})
export class OgImagesModule {}
