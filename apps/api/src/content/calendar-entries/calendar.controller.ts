import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CALENDAR_DAYS } from '@lereng/shared-domain/venue';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { CalendarResponse } from './calendar-entry.dto';
import { CalendarEntriesService } from './calendar-entries.service';

/** The calendar that visitors see; it depends on the venue's day. */
@ApiTags('calendar')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly entries: CalendarEntriesService) {}

  @Get()
  @Endpoint({
    operationId: 'listCalendar',
    summary: `The entries of today and the next ${CALENDAR_DAYS} days, by their first day`,
    public: true,
    status: 200,
    response: [CalendarResponse],
    storage: 'read',
  })
  list() {
    return this.entries.listCalendar();
  }
}
