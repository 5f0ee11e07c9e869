import { Module } from '@nestjs/common';
import { ContentCoreModule } from './core';
import { DemoContent } from './demo-content/demo-content';
import { HistoryModule } from './history/history.module';
import { MenuCategoriesModule } from './menu-categories/menu-categories.module';
import { MenuItemsModule } from './menu-items/menu-items.module';
import { PackagesModule } from './packages/packages.module';
import { PromotionsModule } from './promotions/promotions.module';
import { RetentionModule } from './retention/retention.module';
import { SiteSettingsModule } from './site-settings/site-settings.module';
import { SlidesModule } from './slides/slides.module';
import { SocialMediaModule } from './social-media/social-media.module';
import { TrashModule } from './trash/trash.module';

/** All content that the owner edits and visitors see. A new kind of content is added to this list. */
@Module({
  imports: [
    ContentCoreModule,
    SlidesModule,
    MenuItemsModule,
    PackagesModule,
    PromotionsModule,
    SocialMediaModule,
    SiteSettingsModule,
    TrashModule,
    HistoryModule,
    RetentionModule,
    MenuCategoriesModule,
  ],
  providers: [DemoContent],
  exports: [ContentCoreModule, SiteSettingsModule],
})
export class ContentModule {}
