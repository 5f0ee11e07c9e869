import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AuthModule } from './platform/auth/auth.module';
import { ApiExceptionFilter } from './platform/http/api-exception.filter';
import { HttpModule } from './platform/http/http.module';
import { DtoPipe } from './platform/validation';
import { type AppConfig, ConfigModule } from './platform/config';
import { DatabaseModule } from './platform/database';
import { migrations } from './platform/database/migrations';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { HealthModule } from './platform/operations/health.module';
import { ContentModule } from './content/content.module';
import { MediaModule } from './media';
import { PagesModule } from './pages';
import { RedisModule } from './platform/redis';

@Module({})
export class AppModule {
  /** @param webBuild folder of the built web application; null for an API without pages */
  static forRoot(config: AppConfig, webBuild: string | null = null): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        HttpModule,
        DatabaseModule.forRoot(migrations),
        RedisModule,
        AuthModule,
        MediaModule,
        HealthModule,
        IdempotencyModule,
        ContentModule,
        PagesModule.forRoot(webBuild),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_PIPE, useClass: DtoPipe },
      ],
    };
  }
}
