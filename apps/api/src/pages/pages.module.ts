import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { Metrics } from '../platform/observability/metrics';
import { registerQueue } from '../platform/observability/queue-metrics';
import { ResponseCacheModule } from '../response-cache';
import { PagesHandler } from './pages-handler';
import { PagesService, WEB_BUILD } from './pages.service';
import { SiteDocuments } from './site-documents';
import { SiteOrigin } from './site-origin';

@Module({})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly handler: PagesHandler,
    private readonly metrics: Metrics,
  ) {}

  /** @param webBuild folder of the built web application; null for an API without pages */
  static forRoot(webBuild: string | null): DynamicModule {
    return {
      module: PagesModule,
      imports: [ResponseCacheModule, ContentModule],
      providers: [
        PagesService,
        PagesHandler,
        SiteDocuments,
        SiteOrigin,
        { provide: WEB_BUILD, useValue: webBuild },
      ],
      exports: [PagesHandler],
    };
  }

  onModuleInit(): void {
    const labels = { name: 'lereng_renders', what: 'Pages and documents' };
    registerQueue(this.metrics, this.handler.queue, labels);
  }
}
