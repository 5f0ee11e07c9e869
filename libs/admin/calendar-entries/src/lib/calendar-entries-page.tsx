import { ListScreen, useManagedRows, type Column } from '@lereng/admin-kit/list';
import type { CalendarDate } from '@lereng/shared-domain';
import { CALENDAR_ENTRY_NAMES } from '@lereng/shared-domain/venue';
import { calendarEntryName, formatDaySpan, formatHours } from '@lereng/shared-sentences';
import {
  calendarEntryCalls,
  type CalendarEntry,
} from '@lereng/web-data-access/calendar-entries-admin';
import { useListPackagesQuery, type Package } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';
import { useMemo } from 'react';
import { BusinessProfile } from './business-profile';
import { CalendarEntryDetail, heldBy } from './calendar-entry-detail';
import { calendarEntryForm } from './calendar-entry-form';
import { EntryStatus, statusOf } from './entry-status';
import { words } from './words';

const columnsOn = (
  today: CalendarDate,
  packages: readonly Package[] | undefined,
): Column<CalendarEntry>[] => [
  { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.dates,
    place: 'headline',
    cell: (entry) => formatDaySpan(entry),
    sortBy: ({ from, until }) => `${from} ${until}`,
  },
  {
    header: words.fields.kind,
    place: 'note',
    compact: ({ kind, hours, reason }) =>
      [CALENDAR_ENTRY_NAMES[kind], hours && formatHours(hours), reason].filter(Boolean).join(' · '),
    cell: ({ kind, hours }) => (
      <>
        <span>{CALENDAR_ENTRY_NAMES[kind]}</span>
        {hours && <span className="block text-sm text-subtle">{formatHours(hours)}</span>}
      </>
    ),
    sortBy: ({ kind }) => CALENDAR_ENTRY_NAMES[kind],
  },
  {
    header: words.for,
    cell: (entry) => <span className="wrap-anywhere">{heldBy(entry, packages)}</span>,
    sortBy: (entry) => heldBy(entry, packages),
  },
  {
    header: words.fields.reason,
    cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? words.none}</span>,
    sortBy: ({ reason }) => reason,
  },
  {
    header: words.status,
    place: 'fact',
    cell: (entry) => <EntryStatus entry={entry} />,
    sortBy: (entry) => statusOf(entry, today),
  },
];

/** What is over comes last. */
const orderOn = (today: CalendarDate) => ({
  label: words.nearest,
  by: ({ from, until }: CalendarEntry) => `${Number(until < today)} ${from} ${until}`,
});

export default function CalendarEntriesPage() {
  const { today } = usePageEnvironment();
  const packages = useListPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = packages.data;
  const columns = useMemo(() => columnsOn(today, known), [today, known]);
  const order = useMemo(() => orderOn(today), [today]);
  const rows = useManagedRows(calendarEntryCalls, (entries: readonly CalendarEntry[]) =>
    calendarEntryForm({ packages, entries, today }),
  );
  return (
    <ListScreen
      {...rows}
      kind="calendar-entries"
      words={words}
      columns={columns}
      order={order}
      nameOf={calendarEntryName}
      above={<BusinessProfile entries={rows.list.data ?? []} />}
      detail={(entry) => <CalendarEntryDetail entry={entry} packages={known} />}
    />
  );
}
