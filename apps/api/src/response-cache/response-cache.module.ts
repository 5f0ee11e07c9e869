import { Module } from '@nestjs/common';
import { AuthModule } from '../platform/auth/auth.module';
import { ResponseCacheListener } from './response-cache.listener';

@Module({
  imports: [AuthModule],
  providers: [ResponseCacheListener],
  exports: [ResponseCacheListener],
})
export class ResponseCacheModule {}
