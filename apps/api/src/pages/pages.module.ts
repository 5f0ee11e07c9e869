import { type DynamicModule, Module } from '@nestjs/common';
import { MenuItemsModule } from '../menu-items/menu-items.module';
import { PackagesModule } from '../packages/packages.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { ResponseCacheModule } from '../response-cache';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { SlidesModule } from '../slides/slides.module';
import { SocialMediaModule } from '../social-media/social-media.module';
import { PagesHandler } from './pages-handler';
import { PagesService, WEB_BUILD } from './pages.service';
import { SiteDocuments } from './site-documents';
import { SiteOrigin } from './site-origin';

@Module({})
export class PagesModule {
  /** @param webBuild folder of the built web application; null for an API without pages */
  static forRoot(webBuild: string | null): DynamicModule {
    return {
      module: PagesModule,
      imports: [
        ResponseCacheModule,
        SlidesModule,
        MenuItemsModule,
        PackagesModule,
        PromotionsModule,
        SocialMediaModule,
        SiteSettingsModule,
      ],
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
}
