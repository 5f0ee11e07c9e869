import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OgImagesModule } from '../../og-images';
import { ContentCoreModule } from '../core';
import { SiteSettingEntity } from './site-setting.entity';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsRepository } from './site-settings.repository';
import { SiteSettingsService } from './site-settings.service';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingEntity]), ContentCoreModule, OgImagesModule],
  controllers: [SiteSettingsController],
  providers: [SiteSettingsRepository, SiteSettingsService],
  exports: [SiteSettingsService],
})
export class SiteSettingsModule {}
