import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module';
import { OgImagesModule } from '../og-images/og-images.module';
import { CalendarController } from './calendar-entries/calendar.controller';
import { CalendarEntriesRepository } from './calendar-entries/calendar-entries.repository';
import { CalendarEntriesService } from './calendar-entries/calendar-entries.service';
import { CalendarEntryPackageEntity } from './calendar-entries/calendar-entry.entity';
import { ContentCatalog, ContentWrites, HistoryEntryEntity, HistoryRowEntity } from './core';
import { DemoContent } from './demo-content/demo-content';
import { DemoContentController } from './demo-content/demo-content.controller';
import { DemoRows } from './demo-content/demo-rows';
import { HistoryController } from './history/history.controller';
import { HistoryRepository } from './history/history.repository';
import { HistoryService } from './history/history.service';
import { KINDS } from './kinds';
import { MenuCategoriesRepository } from './menu-categories/menu-categories.repository';
import { MenuItemsService } from './menu-items/menu-items.service';
import { PackageImageEntity } from './packages/package.entity';
import { PackageImages } from './packages/package-images';
import { PackageImagesController } from './packages/package-images.controller';
import { PackageCalendar, PackagePeriods, PackagePromotions } from './packages/package-offer';
import { PackagesRepository } from './packages/packages.repository';
import { PricePeriodPackageEntity } from './price-periods/price-period.entity';
import { PricePeriodsRepository } from './price-periods/price-periods.repository';
import { PromotionPackageEntity } from './promotions/promotion.entity';
import { PromotionsRepository } from './promotions/promotions.repository';
import { RetentionSweeper } from './retention/retention.sweeper';
import { LookPictures } from './site-settings/look-pictures';
import { SiteSettingEntity } from './site-settings/site-setting.entity';
import { SiteSettingsController } from './site-settings/site-settings.controller';
import { SiteSettingsRepository } from './site-settings/site-settings.repository';
import { SiteSettingsService } from './site-settings/site-settings.service';
import { SiteLanguages } from './site-languages';
import { TrashController } from './trash/trash.controller';
import { TrashService } from './trash/trash.service';

const ENTITIES = [
  ...KINDS.map(({ entity }) => entity),
  CalendarEntryPackageEntity,
  HistoryEntryEntity,
  HistoryRowEntity,
  PackageImageEntity,
  PricePeriodPackageEntity,
  PromotionPackageEntity,
  SiteSettingEntity,
];

/** All content that the owner edits and visitors see. History, trash, sitemap and caches find the service of a kind. */
@Module({
  imports: [DiscoveryModule, MediaModule, OgImagesModule, TypeOrmModule.forFeature(ENTITIES)],
  controllers: [
    ...KINDS,
    CalendarController,
    DemoContentController,
    HistoryController,
    PackageImagesController,
    SiteSettingsController,
    TrashController,
  ],
  providers: [
    ...KINDS.map(({ service }) => service),
    CalendarEntriesRepository,
    ContentCatalog,
    ContentWrites,
    DemoContent,
    DemoRows,
    HistoryRepository,
    HistoryService,
    LookPictures,
    MenuCategoriesRepository,
    PackageImages,
    PackagesRepository,
    PricePeriodsRepository,
    // Packages take these without knowing who provides them.
    { provide: PackageCalendar, useExisting: CalendarEntriesRepository },
    { provide: PackagePeriods, useExisting: PricePeriodsRepository },
    { provide: PackagePromotions, useExisting: PromotionsRepository },
    PromotionsRepository,
    RetentionSweeper,
    SiteLanguages,
    SiteSettingsRepository,
    SiteSettingsService,
    TrashService,
  ],
  exports: [
    CalendarEntriesService,
    ContentCatalog,
    HistoryService,
    MenuItemsService,
    PackagesRepository,
    SiteLanguages,
    SiteSettingsService,
  ],
})
export class ContentModule {}
