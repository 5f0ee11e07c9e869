import type { ChosenDays } from '@lereng/admin-kit/days';
import { formHref } from '@lereng/admin-kit/shell';
import { ListScreen, useManagedRows, type Column } from '@lereng/admin-kit/list';
import type { CalendarDate } from '@lereng/shared-domain';
import { CALENDAR_ENTRY_NAMES, type CalendarEntryKind } from '@lereng/shared-domain/venue';
import { calendarEntryName, formatDaySpan, formatHours } from '@lereng/shared-sentences';
import {
  calendarEntryCalls,
  type CalendarEntry,
} from '@lereng/web-data-access/calendar-entries-admin';
import { useListPackagesQuery, type Package } from '@lereng/web-data-access/packages';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BusinessProfile } from './business-profile';
import { CalendarEntryDetail, heldBy } from './calendar-entry-detail';
import { calendarEntryForm } from './calendar-entry-form';
import { EntryStatus, statusOf } from './entry-status';
import { CalendarMonth } from './month/calendar-month';
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
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
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
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenDays | null>(null);
  const [kind, setKind] = useState<CalendarEntryKind>('closed');
  const start = { from: today, until: today, ...chosen, kind };
  const { form, ...rows } = useManagedRows(
    calendarEntryCalls,
    (entries: readonly CalendarEntry[]) => calendarEntryForm({ packages, entries, start }),
  );
  const choose = (days: ChosenDays | null) => {
    setChosen(days);
    setKind('closed');
  };
  const open = (wanted: CalendarEntryKind) => {
    setKind(wanted);
    void navigate(formHref(paths.admin.content('calendar-entries').getHref(), undefined), {
      replace: true,
    });
  };
  return (
    <ListScreen
      {...rows}
      form={{
        ...form,
        save: async (values, entry, request) => {
          const saved = await form.save(values, entry, request);
          if (!entry) choose(null);
          return saved;
        },
      }}
      kind="calendar-entries"
      words={words}
      columns={columns}
      order={order}
      nameOf={calendarEntryName}
      above={
        <>
          <CalendarMonth packages={known} chosen={chosen} onChosen={choose} onOpen={open} />
          <BusinessProfile entries={rows.list.data ?? []} />
        </>
      }
      detail={(entry) => <CalendarEntryDetail entry={entry} packages={known} />}
    />
  );
}
