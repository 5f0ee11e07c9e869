import { type DynamicModule, Module } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { VenueClock } from './venue-clock';

/** Provides the validated configuration and the venue's clock to every module. */
@Module({})
export class ConfigModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: AppConfig, useValue: config }, VenueClock],
      exports: [AppConfig, VenueClock],
    };
  }
}
