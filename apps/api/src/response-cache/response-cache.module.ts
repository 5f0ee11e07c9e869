import { Module } from '@nestjs/common';
import { ContentEventsModule } from '../content-events';
import { ResponseCacheListener } from './response-cache.listener';

@Module({
  imports: [ContentEventsModule],
  providers: [ResponseCacheListener],
  exports: [ResponseCacheListener],
})
export class ResponseCacheModule {}
