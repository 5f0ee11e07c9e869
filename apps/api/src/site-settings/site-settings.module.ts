import { Module } from '@nestjs/common';
import { MediaModule } from '../media';
import { PreviewsModule } from '../previews';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsRepository } from './site-settings.repository';
import { SiteSettingsService } from './site-settings.service';

@Module({
  imports: [MediaModule, PreviewsModule],
  controllers: [SiteSettingsController],
  providers: [SiteSettingsRepository, SiteSettingsService],
  exports: [SiteSettingsService],
})
export class SiteSettingsModule {}
