import { type DynamicModule, Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig, ConfigError } from '../config';
import { ContentChanges } from './content-changes';
import { Database, type Schema } from './database';

/** Closes the database after everything that uses it has stopped. */
@Injectable()
class DatabaseShutdown implements OnModuleDestroy {
  constructor(private readonly database: Database) {}

  async onModuleDestroy(): Promise<void> {
    await this.database.close();
  }
}

async function open(config: AppConfig, schema: Schema): Promise<Database> {
  try {
    return await Database.open(config.database, schema);
  } catch (error) {
    const variable = config.database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(variable, `the database cannot be opened (${reason})`);
  }
}

@Module({})
export class DatabaseModule {
  static forRoot(schema: Schema): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: Database,
          inject: [AppConfig],
          useFactory: (config: AppConfig) => open(config, schema),
        },
        ContentChanges,
        DatabaseShutdown,
      ],
      exports: [Database, ContentChanges],
    };
  }
}
