import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { type CalendarDate, calendarDateIn } from '@lereng/shared-domain';

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

/** The current time in the venue's zone, which need not be the server's. */
@Injectable()
export class VenueClock {
  readonly timeZone: string;

  constructor({ venueTimeZone }: AppConfig) {
    this.timeZone = venueTimeZone;
  }

  /** The calendar day in the venue's zone at this moment. */
  today(): CalendarDate {
    return calendarDateIn(this.now(), this.timeZone);
  }

  /** This moment. Overridden in tests. */
  now(): Date {
    return new Date();
  }
}
