import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { type AppConfig } from '@lereng/api-site/config';
import { migrations } from '@lereng/api-site/database/migrations';
import { AuthModule } from './platform/auth/auth.module';
import { ApiExceptionFilter } from './platform/http/api-exception.filter';
import { HttpModule } from './platform/http/route-table';
import { DtoPipe } from './platform/validation';
import { ConfigModule } from './platform/config';
import { DiskModule } from './platform/disk';
import { DatabaseModule } from './platform/database/database.module';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { ObservabilityModule } from './platform/observability/observability.module';
import { BackupsModule } from './backups/backups.module';
import { WritesModule } from './writes/writes.module';
import { ContentModule } from './content/content.module';
import { MediaModule } from './media/media.module';
import { OrdersModule } from './orders/orders.module';
import { PagesModule } from './pages';
import { RedisModule } from './platform/redis';
import { TasksModule } from './platform/tasks/tasks.module';

/** Not at the start: a process that leaves pictures to another one never needs the image library. */
const loadImageTasks = async () => (await import('./image-tasks')).imageTasks;

@Module({})
export class AppModule {
  /**
   * @param webBuild folder of the built web application; null for an API without pages
   * @param imageProcess built file of the process that handles pictures; null does that in this one
   * @param operator built file of the operator's commands; null makes no backups
   */
  static forRoot(
    config: AppConfig,
    webBuild: string | null = null,
    imageProcess: string | null = null,
    operator: string | null = null,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        HttpModule,
        DiskModule,
        DatabaseModule.forRoot(migrations),
        RedisModule,
        WritesModule,
        TasksModule.forRoot(imageProcess, loadImageTasks),
        AuthModule,
        MediaModule,
        BackupsModule.forRoot(operator),
        ObservabilityModule,
        IdempotencyModule,
        ContentModule,
        OrdersModule,
        PagesModule.forRoot(webBuild),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_PIPE, useClass: DtoPipe },
      ],
    };
  }
}
