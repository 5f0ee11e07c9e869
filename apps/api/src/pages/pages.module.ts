import { type DynamicModule, Module } from '@nestjs/common';
import { ResponseCacheModule } from '../response-cache';
import { PagesHandler } from './pages-handler';
import { PagesService, WEB_BUILD } from './pages.service';

@Module({})
export class PagesModule {
  /** @param webBuild folder of the built web application; null for an API without pages */
  static forRoot(webBuild: string | null): DynamicModule {
    return {
      module: PagesModule,
      imports: [ResponseCacheModule],
      providers: [PagesService, PagesHandler, { provide: WEB_BUILD, useValue: webBuild }],
      exports: [PagesHandler],
    };
  }
}
