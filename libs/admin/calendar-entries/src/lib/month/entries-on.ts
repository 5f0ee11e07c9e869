import type { CalendarDate } from '@lereng/shared-domain';
import { winnerOn, type RankedEntry } from '@lereng/shared-domain/venue';

/** What holds on a day: the entry of the venue, and those of packages unless the venue is closed or full. */
export function entriesOn<Entry extends RankedEntry>(
  entries: readonly Entry[],
  day: CalendarDate,
): Entry[] {
  const venue = winnerOn(entries, day, 'venue');
  if (venue && venue.kind !== 'hours') return [venue];
  const ofPackages = entries.filter(
    ({ from, until, package_ids: ids }) => from <= day && day <= until && ids && ids.length > 0,
  );
  return venue ? [venue, ...ofPackages] : ofPackages;
}
