import { Module } from '@nestjs/common';
import { ApiReads } from './api-reads';
import { ResponseCacheListener } from './response-cache.listener';

@Module({
  providers: [ApiReads, ResponseCacheListener],
  exports: [ResponseCacheListener],
})
export class ResponseCacheModule {}
