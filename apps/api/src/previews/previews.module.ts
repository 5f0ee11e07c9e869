import { Module } from '@nestjs/common';
import { AppConfig } from '../config';
import { MediaModule, openImageStore } from '../media';
import { PreviewPainter } from './preview-painter';
import { PreviewSources } from './preview-sources';
import { PreviewWorker } from './preview-worker';
import { PreviewStore } from './preview-store';
import { PreviewsHandler } from './previews.handler';
import { PreviewsService } from './previews.service';

/** Pictures for the previews of links: painted when content is saved, kept, and served. */
@Module({
  imports: [MediaModule],
  providers: [
    {
      provide: PreviewStore,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => openImageStore(config, 'previews'),
    },
    PreviewSources,
    PreviewPainter,
    PreviewsService,
    PreviewsHandler,
    PreviewWorker,
  ],
  exports: [PreviewSources, PreviewsHandler],
})
export class PreviewsModule {}
