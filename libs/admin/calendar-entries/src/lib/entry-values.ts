import type { CalendarDate } from '@lereng/shared-domain';
import type { CalendarEntryKind } from '@lereng/shared-domain/venue';

/** Values of the form that its other fields depend on. */
export type EntryValues = {
  kind: CalendarEntryKind;
  from: CalendarDate | '';
  until: CalendarDate | '';
  hours: readonly string[];
  scope: EntryScope;
  package_ids: readonly number[];
};

/** Whether the whole venue is full, or some packages. */
export type EntryScope = 'venue' | 'packages';
