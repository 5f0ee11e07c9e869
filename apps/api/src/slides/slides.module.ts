import { Module } from '@nestjs/common';
import { MediaModule } from '../media';
import { SlidesController } from './slides.controller';
import { SlidesRepository } from './slides.repository';
import { SlidesService } from './slides.service';

@Module({
  imports: [MediaModule],
  controllers: [SlidesController],
  providers: [SlidesRepository, SlidesService],
  exports: [SlidesService],
})
export class SlidesModule {}
