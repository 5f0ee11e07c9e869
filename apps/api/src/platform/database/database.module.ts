import { type DynamicModule, Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AppConfig, ConfigError, StartError } from '../config';
import { DiskReserve } from '../disk';
import { AppStateEntity } from './app-state.entity';
import { dataSourceOptions, type Migration, openDataSource } from './data-source';
import { Database } from './database';

/** Closes the database after everything that uses it has stopped. */
@Injectable()
class DatabaseShutdown implements OnModuleDestroy {
  constructor(private readonly database: Database) {}

  async onModuleDestroy(): Promise<void> {
    await this.database.close();
  }
}

/** @throws ConfigError naming the variable that says where the database is */
async function open(options: DataSourceOptions | undefined): Promise<DataSource> {
  if (!options) throw new Error('The data source has no options');
  try {
    return await openDataSource(options);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const variable = options.type === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(variable, `the database cannot be opened (${reason})`);
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
        TypeOrmModule.forRootAsync({
          // The reserve may have to make room for opening the database.
          inject: [AppConfig, DiskReserve],
          useFactory: ({ database }: AppConfig) => ({
            ...dataSourceOptions(database, migrations),
            autoLoadEntities: true,
            // A start that fails says so at once; whoever supervises the process starts it again.
            toRetry: () => false,
          }),
          dataSourceFactory: open,
        }),
        TypeOrmModule.forFeature([AppStateEntity]),
      ],
      providers: [
        {
          provide: Database,
          inject: [DataSource, DiskReserve],
          useFactory: (dataSource: DataSource, reserve: DiskReserve) =>
            new Database(dataSource, reserve),
        },
        DatabaseShutdown,
      ],
      exports: [Database],
    };
  }
}
