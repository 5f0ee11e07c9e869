import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AuthModule } from './auth/auth.module';
import { ApiExceptionFilter } from './common/api-exception.filter';
import { RouteTable } from './common/route-table';
import { DtoPipe } from './common/validation';
import { type AppConfig, ConfigModule } from './config';
import { DatabaseModule } from './database';
import { DemoContent } from './database/demo-content/demo-content';
import { schema } from './database/schema';
import { HealthModule } from './health/health.module';
import { MediaModule } from './media';
import { MenuItemsModule } from './menu-items/menu-items.module';
import { PackagesModule } from './packages/packages.module';
import { PagesModule } from './pages';
import { PromotionsModule } from './promotions/promotions.module';
import { RedisModule } from './redis';
import { SiteSettingsModule } from './site-settings/site-settings.module';
import { SlidesModule } from './slides/slides.module';
import { SocialMediaModule } from './social-media/social-media.module';

@Module({})
export class AppModule {
  /** @param webBuild folder of the built web application; null for an API without pages */
  static forRoot(config: AppConfig, webBuild: string | null = null): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(schema),
        RedisModule,
        AuthModule,
        MediaModule,
        HealthModule,
        MenuItemsModule,
        SocialMediaModule,
        SlidesModule,
        PackagesModule,
        PromotionsModule,
        SiteSettingsModule,
        PagesModule.forRoot(webBuild),
      ],
      providers: [
        DemoContent,
        RouteTable,
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_PIPE, useClass: DtoPipe },
      ],
    };
  }
}
