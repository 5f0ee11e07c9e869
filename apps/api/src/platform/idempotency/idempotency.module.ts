import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { IdempotencyKeySweeper, IdempotencyKeysRepository } from './idempotency-keys.repository';

/** Global, because every module that writes content has routes with the interceptor. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKeyEntity])],
  providers: [IdempotencyKeysRepository, IdempotencyKeySweeper],
  exports: [IdempotencyKeysRepository],
})
export class IdempotencyModule {}
