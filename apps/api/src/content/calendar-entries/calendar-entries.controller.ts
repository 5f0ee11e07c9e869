import { contentController } from '../core';
import {
  CalendarEntryResponse,
  CreateCalendarEntryRequest,
  UpdateCalendarEntryRequest,
} from './calendar-entry.dto';
import { calendarEntriesContent } from './calendar-entry.entity';
import { CalendarEntriesService } from './calendar-entries.service';

const { ContentController } = contentController(calendarEntriesContent, {
  names: ['CalendarEntry', 'CalendarEntries'],
  words: ['calendar entry', 'calendar entries'],
  service: CalendarEntriesService,
  create: CreateCalendarEntryRequest,
  update: UpdateCalendarEntryRequest,
  response: CalendarEntryResponse,
  body: 'json',
  closed: true,
});

export class CalendarEntriesController extends ContentController {}
