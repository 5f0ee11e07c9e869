import { ApiProperty, type ApiPropertyOptions, PartialType, PickType } from '@nestjs/swagger';
import { type CalendarDate, LIMITS } from '@lereng/shared-domain';
import {
  CALENDAR_ENTRY_KINDS,
  type CalendarEntryKind,
  type HoursSpan,
  hoursSpansError,
} from '@lereng/shared-domain/venue';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import {
  FormError,
  IsCalendarDate,
  IsIdList,
  IsText,
  requiredMessage,
  Rule,
} from '../../platform/validation';
import { EditableContentResponse, fieldsOf } from '../core';
import { calendarEntriesContent } from './calendar-entry.entity';
import type { EntryWithPackages } from './calendar-entries.repository';

const NEEDS = 'Tanggal dan jenis harus diisi';
const NEEDED = ['from', 'until', 'kind'] as const;
const KIND = 'Jenis';
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

@FormError(NEEDS, NEEDED, 'missing')
export class CreateCalendarEntryRequest {
  @IsCalendarDate('Dari tanggal')
  from!: CalendarDate;

  @IsCalendarDate('Sampai tanggal')
  until!: CalendarDate;

  @ApiProperty({ type: 'string', enum: CALENDAR_ENTRY_KINDS })
  @Rule('isKind', KIND, (value) => {
    if (value === undefined || value === null || value === '') return requiredMessage(KIND);
    const isKind = (CALENDAR_ENTRY_KINDS as readonly unknown[]).includes(value);
    return isKind ? null : `${KIND} tidak dikenal`;
  })
  kind!: CalendarEntryKind;

  @ApiProperty({ ...HOURS, minItems: 0, required: false })
  @Transform(({ value }: { value: unknown }) => readHours(value))
  @IsOptional()
  @Rule('isHours', 'Jam', hoursSpansError)
  hours?: HoursSpan[] | null;

  @IsIdList('Paket', {
    optional: true,
    description: 'Packages that are full, only of the kind `full`; empty: the whole venue',
  })
  package_ids?: number[];

  @IsText({ label: 'Keterangan', max: LIMITS.reasonMax, optional: true, example: 'Libur Natal' })
  reason?: string | null;
}

/** No hours are null, and of a span only the times are stored. */
function readHours(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return null;
  return value.map((span: unknown) => {
    const { opens, closes } = (span ?? {}) as Partial<HoursSpan>;
    return { opens, closes };
  });
}

/** Fields that are absent keep their value; a change of the kind has to clear those that the new one does not have. */
@FormError(NEEDS, NEEDED, 'missing')
export class UpdateCalendarEntryRequest extends PartialType(CreateCalendarEntryRequest, {
  skipNullProperties: false,
}) {}

export class CalendarEntryResponse extends EditableContentResponse {
  @ApiProperty({
    type: 'string',
    format: 'date',
    description: "The first day, in the venue's zone",
  })
  from!: CalendarDate;

  @ApiProperty({ type: 'string', format: 'date', description: "The last day, in the venue's zone" })
  until!: CalendarDate;

  @ApiProperty({ type: 'string', enum: CALENDAR_ENTRY_KINDS })
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

  @ApiProperty({ type: 'string', nullable: true, example: 'Libur Natal' })
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
  const fields = fieldsOf<CalendarEntryResponse>(calendarEntriesContent, row);
  return { ...fields, package_ids: packageIds };
}

/** Null for an entry that holds nothing. */
export function toCalendarResponse({
  row,
  packageIds,
}: EntryWithPackages): CalendarResponse | null {
  const { id, updatedAt, from, until, kind, hours, reason } = row;
  return packageIds && { id, updatedAt, from, until, kind, hours, package_ids: packageIds, reason };
}
