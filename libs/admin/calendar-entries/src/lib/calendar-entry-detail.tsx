import { choiceName } from '@lereng/admin-kit/form';
import { Detail, DetailDates, DetailList, EnglishDetails } from '@lereng/admin-kit/list';
import { calendarEntriesKind } from '@lereng/shared-domain/fields';
import { CALENDAR_ENTRY_NAMES } from '@lereng/shared-domain/venue';
import { formatDaySpan, formatHours } from '@lereng/shared-sentences';
import type { CalendarEntry } from '@lereng/web-data-access/calendar-entries-admin';
import type { Package } from '@lereng/web-data-access/packages';
import { EntryStatus } from './entry-status';
import { words } from './words';

interface CalendarEntryDetailProps {
  entry: CalendarEntry;
  packages: readonly Package[] | undefined;
}

export function CalendarEntryDetail({ entry, packages }: CalendarEntryDetailProps) {
  const { kind, hours, reason } = entry;
  return (
    <DetailList>
      <Detail label={words.dates}>{formatDaySpan(entry)}</Detail>
      <Detail label={words.fields.kind}>{CALENDAR_ENTRY_NAMES[kind]}</Detail>
      {hours && <Detail label={words.fields.hours}>{formatHours(hours)}</Detail>}
      {kind === 'full' && <Detail label={words.for}>{heldBy(entry, packages)}</Detail>}
      {reason && <Detail label={words.fields.reason}>{reason}</Detail>}
      <Detail label={words.status}>
        <EntryStatus entry={entry} />
      </Detail>
      <EnglishDetails fields={calendarEntriesKind.fields} row={entry} />
      <DetailDates row={entry} />
    </DetailList>
  );
}

/** What is full: the venue, or packages by their names; null for the other kinds. */
export function heldBy(
  { kind, package_ids }: CalendarEntry,
  packages: readonly Package[] | undefined,
): string | null {
  if (kind !== 'full') return null;
  if (package_ids === null) return words.packagesGone;
  if (package_ids.length === 0) return words.wholeVenue;
  return package_ids.map((id) => choiceName(id, packages, words.packages)).join(', ');
}
