import { Module } from '@nestjs/common';
import { ResponseCacheListener } from './response-cache.listener';

@Module({
  providers: [ResponseCacheListener],
  exports: [ResponseCacheListener],
})
export class ResponseCacheModule {}
