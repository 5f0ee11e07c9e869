import { ApiProperty, type ApiPropertyOptions, PartialType, PickType } from '@nestjs/swagger';
import { type CalendarDate, LIMITS } from '@lereng/shared-domain';
import { calendarEntriesKind, type RequestOf } from '@lereng/shared-domain/fields';
import {
  type CalendarEntryKind,
  type HoursSpan,
  hoursSpansError,
} from '@lereng/shared-domain/venue';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import {
  FormErrorOf,
  RequestField,
  ResponseField,
  Rule,
  TranslationsRequest,
} from '../../platform/validation';
import { EditableContentResponse, fieldsOf, languageFieldsOf, localized } from '../core';
import { calendarEntriesContent } from './calendar-entry.entity';
import type { EntryWithPackages } from './calendar-entries.repository';

const { fields } = calendarEntriesKind;
const REASON = { example: 'Libur Natal' };
const TIME = { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', example: '08:00' } as const;

export class HoursSpanField implements HoursSpan {
  @ApiProperty(TIME)
  opens!: string;

  @ApiProperty({
    ...TIME,
    example: '15:00',
    description: 'At or before `opens`: of the next day',
  })
  closes!: string;
}

const HOURS: ApiPropertyOptions = {
  type: [HoursSpanField],
  nullable: true,
  minItems: 1,
  maxItems: LIMITS.hoursSpansMax,
  description: 'Spans that do not overlap; only and always of the kind `hours`',
};

@FormErrorOf(calendarEntriesKind, 'create')
export class CreateCalendarEntryRequest
  extends TranslationsRequest(fields)
  implements RequestOf<typeof fields>
{
  @RequestField(fields.from)
  from!: CalendarDate;

  @RequestField(fields.until)
  until!: CalendarDate;

  @RequestField(fields.kind)
  kind!: CalendarEntryKind;

  @ApiProperty({ ...HOURS, minItems: 0, required: false })
  @Transform(({ value }: { value: unknown }) => normalizeHours(value))
  @IsOptional()
  @Rule('isHours', fields.hours.label, hoursSpansError)
  hours?: HoursSpan[] | null;

  @RequestField(fields.package_ids, {
    description: 'Packages that are full, only of the kind `full`; empty: the whole venue',
  })
  package_ids?: number[];

  @RequestField(fields.reason, REASON)
  reason?: string | null;
}

/** No hours are null, and of a span only the times are stored. */
function normalizeHours(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return null;
  return value.map((span: unknown) => {
    const { opens, closes } = (span ?? {}) as Partial<HoursSpan>;
    return { opens, closes };
  });
}

/** Fields that are absent keep their value; a change of the kind has to clear those that the new one does not have. */
@FormErrorOf(calendarEntriesKind, 'update')
export class UpdateCalendarEntryRequest extends PartialType(CreateCalendarEntryRequest, {
  skipNullProperties: false,
}) {}

export class CalendarEntryResponse extends EditableContentResponse {
  @ResponseField(fields.from, { description: "The first day, in the venue's zone" })
  from!: CalendarDate;

  @ResponseField(fields.until, { description: "The last day, in the venue's zone" })
  until!: CalendarDate;

  @ResponseField(fields.kind)
  kind!: CalendarEntryKind;

  @ApiProperty(HOURS)
  hours!: HoursSpan[] | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    nullable: true,
    description:
      'Ascending; empty: the whole venue. Null where none of the packages is left: the entry holds nothing',
  })
  package_ids!: number[] | null;

  @ResponseField(fields.reason, REASON)
  reason!: string | null;
}

/** An entry as visitors see it: one that holds nothing for them is not there. */
export class CalendarResponse extends PickType(CalendarEntryResponse, [
  'id',
  'updatedAt',
  'from',
  'until',
  'kind',
  'hours',
  'reason',
  'untranslated',
]) {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Ascending; empty: the whole venue',
  })
  package_ids!: number[];
}

export function toCalendarEntryResponse({
  row,
  packageIds,
}: EntryWithPackages): CalendarEntryResponse {
  const response = fieldsOf<CalendarEntryResponse>(calendarEntriesContent, row);
  return { ...response, package_ids: packageIds };
}

/** Null where the packages of an entry are deleted or hidden from visitors, so that it says nothing. */
export function toCalendarResponse({
  row,
  packageIds,
}: EntryWithPackages): CalendarResponse | null {
  const shown = localized(row);
  const { id, updatedAt, from, until, kind, hours, reason } = shown;
  const entry = { id, updatedAt, from, until, kind, hours, package_ids: packageIds ?? [], reason };
  return packageIds && { ...entry, ...languageFieldsOf(shown) };
}
