import type { CalendarDate } from '@lereng/shared-domain';
import { specialDays, type ProfileEntry, type SpecialDays } from '@lereng/shared-domain/venue';
import { formatDaySpan, formatHours } from '@lereng/shared-sentences';
import { words } from './words';

/**
 * The days of `specialDays` as a text for the venue's profile on Google: runs below the names that the profile has for
 * them, a line each.
 *
 * @param today the venue's day
 * @returns an empty text where there are none
 */
export function businessProfileText(entries: readonly ProfileEntry[], today: CalendarDate): string {
  const { special, closed, hours } = words.profile.sections;
  const days = specialDays(entries, today);
  return [
    section(
      special,
      days.filter((each) => !each.isLong),
    ),
    section(
      closed,
      days.filter((each) => each.isLong && each.hours === null),
    ),
    section(
      hours,
      days.filter((each) => each.isLong && each.hours !== null),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function section(title: string, days: readonly SpecialDays[]): string {
  if (days.length === 0) return '';
  const lines = days.map((each) => {
    const hours = each.hours === null ? words.profile.closed : formatHours(each.hours);
    return `${formatDaySpan(each)}: ${hours}`;
  });
  return [title, ...lines].join('\n');
}
