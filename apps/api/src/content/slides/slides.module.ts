import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentCoreModule } from '../core';
import { SlideEntity } from './slide.entity';
import { SlidesController } from './slides.controller';
import { SlidesRepository } from './slides.repository';
import { SlidesService } from './slides.service';

@Module({
  imports: [TypeOrmModule.forFeature([SlideEntity]), ContentCoreModule],
  controllers: [SlidesController],
  providers: [SlidesRepository, SlidesService],
  exports: [SlidesService],
})
export class SlidesModule {}
