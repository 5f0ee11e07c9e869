import type { CalendarDate } from '@lereng/shared-domain';
import { calendarEntriesKind } from '@lereng/shared-domain/fields';
import type { CalendarEntryKind, HoursSpan } from '@lereng/shared-domain/venue';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn } from '../../platform/database';
import { columnFields, defineContent, EditableContentRow, EnglishColumn } from '../core';
import { RowPackage } from '../packages/row-packages';

@Entity('calendar_entries')
export class CalendarEntryEntity extends EditableContentRow {
  /** What trash and history call it; follows from kind and days. */
  @Column({ name: 'name', type: 'text' })
  name!: string;

  /** The first and the last day, in the venue's zone. */
  @Column({ name: 'from_day', type: 'varchar', length: 10 })
  from!: CalendarDate;

  @Column({ name: 'until_day', type: 'varchar', length: 10 })
  until!: CalendarDate;

  @Column({ name: 'kind', type: 'varchar', length: 10 })
  kind!: CalendarEntryKind;

  /** Null for the other kinds. */
  @JsonColumn({ name: 'hours', nullable: true })
  hours!: HoursSpan[] | null;

  /** False for an entry that names packages, also where none of them is left. */
  @Column({ name: 'whole_venue', type: 'boolean', default: true })
  wholeVenue!: boolean;

  @Column({ name: 'reason', type: 'text', nullable: true })
  reason!: string | null;

  @EnglishColumn('reason')
  reasonEn!: string | null;
}

export const calendarEntriesContent = defineContent(calendarEntriesKind, {
  entity: CalendarEntryEntity,
  notFound: 'Catatan kalender tidak ditemukan',
  title: 'name',
  fields: columnFields(CalendarEntryEntity, {
    renamed: { from_day: 'from', until_day: 'until' },
    without: ['name', 'wholeVenue'],
  }),
});

/** A package that is full on the days of an entry. */
@Entity('calendar_entry_packages')
export class CalendarEntryPackageEntity extends RowPackage {
  @PrimaryColumn({ name: 'entry_id', type: 'integer' })
  rowId!: number;
}
