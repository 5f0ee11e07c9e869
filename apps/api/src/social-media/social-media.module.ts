import { Module } from '@nestjs/common';
import { SocialMediaController } from './social-media.controller';
import { SocialMediaRepository } from './social-media.repository';
import { SocialMediaService } from './social-media.service';

@Module({
  controllers: [SocialMediaController],
  providers: [SocialMediaRepository, SocialMediaService],
  exports: [SocialMediaService],
})
export class SocialMediaModule {}
