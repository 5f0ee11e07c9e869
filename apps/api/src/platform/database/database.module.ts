import {
  type DynamicModule,
  Global,
  Injectable,
  Module,
  type OnModuleDestroy,
} from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AppConfig } from '@lereng/api-site/config';
import {
  AppStateEntity,
  Database,
  databaseError,
  dataSourceOptions,
  FolderLock,
  type Migration,
  openDataSource,
} from '@lereng/api-site/database';
import { DiskReserve } from '../disk';
import { OneAtATime } from './one-at-a-time';

/** Closes the database after everything that uses it has stopped. */
@Injectable()
class DatabaseShutdown implements OnModuleDestroy {
  constructor(
    private readonly database: Database,
    private readonly lock: FolderLock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.database.close();
    this.lock.release();
  }
}

@Global()
@Module({
  providers: [
    {
      provide: FolderLock,
      // The reserve may have to make room for the file.
      inject: [AppConfig, DiskReserve],
      useFactory: (config: AppConfig) => FolderLock.take(config),
    },
  ],
  exports: [FolderLock],
})
class FolderLockModule {}

/** @throws ConfigError naming the variable that says where the database is */
async function open(options: DataSourceOptions | undefined): Promise<DataSource> {
  if (!options) throw new Error('The data source has no options');
  try {
    return await openDataSource(options);
  } catch (error) {
    throw databaseError(options.type === 'postgres' ? 'postgres' : 'sqlite', error);
  }
}

@Module({})
export class DatabaseModule {
  /** Modules register their entities themselves, by `TypeOrmModule.forFeature`. */
  static forRoot(migrations: readonly Migration[]): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        FolderLockModule,
        TypeOrmModule.forRootAsync({
          // The reserve may have to make room for opening the database.
          inject: [AppConfig, DiskReserve, FolderLock],
          useFactory: ({ database }: AppConfig) => ({
            ...dataSourceOptions(database, migrations),
            autoLoadEntities: true,
            // A start that fails says so at once; the service manager starts it again.
            toRetry: () => false,
          }),
          dataSourceFactory: open,
        }),
        TypeOrmModule.forFeature([AppStateEntity]),
      ],
      providers: [
        OneAtATime,
        {
          provide: Database,
          inject: [DataSource, DiskReserve],
          useFactory: (dataSource: DataSource, reserve: DiskReserve) =>
            new Database(dataSource, reserve),
        },
        DatabaseShutdown,
      ],
      exports: [Database, OneAtATime],
    };
  }
}
