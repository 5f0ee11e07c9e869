import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../media';
import { OgImagesModule } from '../../og-images';
import { SiteSettingEntity } from './site-setting.entity';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsRepository } from './site-settings.repository';
import { SiteSettingsService } from './site-settings.service';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingEntity]), MediaModule, OgImagesModule],
  controllers: [SiteSettingsController],
  providers: [SiteSettingsRepository, SiteSettingsService],
  exports: [SiteSettingsService],
})
export class SiteSettingsModule {}
