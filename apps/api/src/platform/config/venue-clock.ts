import { Injectable } from '@nestjs/common';
import { type CalendarDate, calendarDateIn } from '@lereng/shared-domain';
import { AppConfig } from '@lereng/api-site/config';

/** The current time in the venue's zone, which need not be the server's. */
@Injectable()
export class VenueClock {
  constructor(private readonly config: AppConfig) {}

  /** The calendar day in the venue's zone at this moment. */
  today(): CalendarDate {
    return calendarDateIn(this.now(), this.config.venueTimeZone);
  }

  /** Overridden in tests. */
  protected now(): Date {
    return new Date();
  }
}
