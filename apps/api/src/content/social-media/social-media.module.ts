import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentCoreModule } from '../core';
import { SocialMediaEntity } from './social-media.entity';
import { SocialMediaController } from './social-media.controller';
import { SocialMediaRepository } from './social-media.repository';
import { SocialMediaService } from './social-media.service';

@Module({
  imports: [TypeOrmModule.forFeature([SocialMediaEntity]), ContentCoreModule],
  controllers: [SocialMediaController],
  providers: [SocialMediaRepository, SocialMediaService],
  exports: [SocialMediaService],
})
export class SocialMediaModule {}
