import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { Metrics } from '../platform/observability/metrics';
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
    const { counts } = this.handler.queue;
    this.metrics.gauge({
      name: 'lereng_renders',
      help: 'Pages and documents that wait to be rendered, or are being rendered',
      label: 'state',
      read: () => ({ waiting: counts.waiting, active: counts.active }),
    });
    this.metrics.counter({
      name: 'lereng_renders_total',
      help: 'Pages and documents that were rendered, or refused with 503 as too many were waiting',
      label: 'outcome',
      read: () => ({ completed: counts.completed, refused: counts.refused }),
    });
  }
}
