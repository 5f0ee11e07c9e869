import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module';
import { OgImagesModule } from '../og-images/og-images.module';
import { CalendarController } from './calendar-entries/calendar.controller';
import { CalendarEntriesController } from './calendar-entries/calendar-entries.controller';
import { CalendarEntriesRepository } from './calendar-entries/calendar-entries.repository';
import { CalendarEntriesService } from './calendar-entries/calendar-entries.service';
import {
  CalendarEntryEntity,
  CalendarEntryPackageEntity,
} from './calendar-entries/calendar-entry.entity';
import { ContentCatalog, ContentWrites, HistoryEntryEntity, HistoryRowEntity } from './core';
import { DemoContent } from './demo-content/demo-content';
import { HistoryController } from './history/history.controller';
import { HistoryRepository } from './history/history.repository';
import { HistoryService } from './history/history.service';
import { MenuCategoriesController } from './menu-categories/menu-categories.controller';
import { MenuCategoriesRepository } from './menu-categories/menu-categories.repository';
import { MenuCategoriesService } from './menu-categories/menu-categories.service';
import { MenuCategoryEntity } from './menu-categories/menu-category.entity';
import { MenuItemEntity } from './menu-items/menu-item.entity';
import { MenuItemsController } from './menu-items/menu-items.controller';
import { MenuItemsService } from './menu-items/menu-items.service';
import { PackageEntity, PackageImageEntity } from './packages/package.entity';
import { PackageImages } from './packages/package-images';
import { PackageImagesController } from './packages/package-images.controller';
import { PackageCalendar, PackagePeriods, PackagePromotions } from './packages/package-offer';
import { PackagesController } from './packages/packages.controller';
import { PackagesRepository } from './packages/packages.repository';
import { PackagesService } from './packages/packages.service';
import { PricePeriodEntity, PricePeriodPackageEntity } from './price-periods/price-period.entity';
import { PricePeriodsController } from './price-periods/price-periods.controller';
import { PricePeriodsRepository } from './price-periods/price-periods.repository';
import { PricePeriodsService } from './price-periods/price-periods.service';
import { PromotionEntity, PromotionPackageEntity } from './promotions/promotion.entity';
import { PromotionsController } from './promotions/promotions.controller';
import { PromotionsRepository } from './promotions/promotions.repository';
import { PromotionsService } from './promotions/promotions.service';
import { RetentionSweeper } from './retention/retention.sweeper';
import { LookPictures } from './site-settings/look-pictures';
import { SiteSettingEntity } from './site-settings/site-setting.entity';
import { SiteSettingsController } from './site-settings/site-settings.controller';
import { SiteSettingsRepository } from './site-settings/site-settings.repository';
import { SiteSettingsService } from './site-settings/site-settings.service';
import { SlideEntity } from './slides/slide.entity';
import { SlidesController } from './slides/slides.controller';
import { SlidesService } from './slides/slides.service';
import { SocialMediaController } from './social-media/social-media.controller';
import { SocialMediaEntity } from './social-media/social-media.entity';
import { SocialMediaService } from './social-media/social-media.service';
import { TrashController } from './trash/trash.controller';
import { TrashService } from './trash/trash.service';

const ENTITIES = [
  CalendarEntryEntity,
  CalendarEntryPackageEntity,
  HistoryEntryEntity,
  HistoryRowEntity,
  MenuCategoryEntity,
  MenuItemEntity,
  PackageEntity,
  PackageImageEntity,
  PricePeriodEntity,
  PricePeriodPackageEntity,
  PromotionEntity,
  PromotionPackageEntity,
  SiteSettingEntity,
  SlideEntity,
  SocialMediaEntity,
];

/**
 * All content that the owner edits and visitors see. A new kind of content has an entity, a controller and a service
 * in these lists; history, trash, sitemap and caches find its service.
 */
@Module({
  imports: [DiscoveryModule, MediaModule, OgImagesModule, TypeOrmModule.forFeature(ENTITIES)],
  controllers: [
    CalendarController,
    CalendarEntriesController,
    HistoryController,
    MenuCategoriesController,
    MenuItemsController,
    PackageImagesController,
    PackagesController,
    PricePeriodsController,
    PromotionsController,
    SiteSettingsController,
    SlidesController,
    SocialMediaController,
    TrashController,
  ],
  providers: [
    CalendarEntriesRepository,
    CalendarEntriesService,
    ContentCatalog,
    ContentWrites,
    DemoContent,
    HistoryRepository,
    HistoryService,
    LookPictures,
    MenuCategoriesRepository,
    MenuCategoriesService,
    MenuItemsService,
    PackageImages,
    PackagesRepository,
    PackagesService,
    PricePeriodsRepository,
    PricePeriodsService,
    // Packages take these without knowing who provides them.
    { provide: PackageCalendar, useExisting: CalendarEntriesRepository },
    { provide: PackagePeriods, useExisting: PricePeriodsRepository },
    { provide: PackagePromotions, useExisting: PromotionsRepository },
    PromotionsRepository,
    PromotionsService,
    RetentionSweeper,
    SiteSettingsRepository,
    SiteSettingsService,
    SlidesService,
    SocialMediaService,
    TrashService,
  ],
  exports: [
    CalendarEntriesService,
    ContentCatalog,
    HistoryService,
    MenuItemsService,
    PackagesRepository,
    SiteSettingsService,
  ],
})
export class ContentModule {}
