import { FormNotice } from '@lereng/admin-kit/form';
import { isCalendarDate } from '@lereng/shared-domain';
import { overlapOf } from '@lereng/shared-domain/venue';
import { calendarEntryName } from '@lereng/shared-sentences';
import type { CalendarEntry } from '@lereng/web-data-access/calendar-entries-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { EntryValues } from './entry-values';
import { words } from './words';

interface OverlapNoticeProps {
  entry: CalendarEntry | undefined;
  entries: readonly CalendarEntry[];
}

/** What else there is on the days of the form, and which of them counts. */
export function OverlapNotice({ entry, entries }: OverlapNoticeProps) {
  const { isDirty } = useFormState();
  // Saving what is stored changes nothing, so it is not the latest thereby.
  const stored = isDirty ? undefined : entry;
  return <FormNotice text={overlapText(useWatch() as EntryValues, entry?.id, stored, entries)} />;
}

function overlapText(
  { kind, from, until, scope, package_ids }: EntryValues,
  id: number | undefined,
  stored: CalendarEntry | undefined,
  entries: readonly CalendarEntry[],
): string | null {
  if (!isCalendarDate(from) || !isCalendarDate(until) || until < from) return null;
  const named = kind === 'full' && scope === 'packages';
  // Nothing is full while no package is chosen.
  const ids = !named ? [] : package_ids.length > 0 ? package_ids : null;
  const { updatedAt } = stored ?? {};
  const overlap = overlapOf({ id, kind, from, until, package_ids: ids, updatedAt }, entries);
  if (!overlap) return null;
  const name = calendarEntryName(overlap.rival);
  const said = words.overlaps(name, overlap.others);
  return overlap.winner === 'rival'
    ? words.wins.rival(said, name)
    : words.wins[overlap.winner](said);
}
