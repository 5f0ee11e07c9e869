import { Injectable } from '@nestjs/common';
import { type CalendarDate, calendarDateIn } from '@lereng/shared-domain';
import { AppConfig } from './app-config';

/** The time as the venue lives it, whatever zone the server runs in. */
@Injectable()
export class VenueClock {
  constructor(private readonly config: AppConfig) {}

  /** The calendar day in the venue's zone at this moment. */
  today(): CalendarDate {
    return calendarDateIn(this.now(), this.config.venueTimeZone);
  }

  /** What tests put another time in the place of. */
  protected now(): Date {
    return new Date();
  }
}
