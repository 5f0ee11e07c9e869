import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ContentCatalog } from './core';
import { DemoContent } from './demo-content/demo-content';
import { MenuItemsModule } from './menu-items/menu-items.module';
import { PackagesModule } from './packages/packages.module';
import { PromotionsModule } from './promotions/promotions.module';
import { SiteSettingsModule } from './site-settings/site-settings.module';
import { SlidesModule } from './slides/slides.module';
import { SocialMediaModule } from './social-media/social-media.module';

/** What the owner keeps and visitors see. The one list that a new kind of content is added to. */
@Module({
  imports: [
    DiscoveryModule,
    SlidesModule,
    MenuItemsModule,
    PackagesModule,
    PromotionsModule,
    SocialMediaModule,
    SiteSettingsModule,
  ],
  providers: [ContentCatalog, DemoContent],
  exports: [ContentCatalog, SiteSettingsModule],
})
export class ContentModule {}
