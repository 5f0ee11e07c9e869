import { calendarDateIn } from '@lereng/shared-domain';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The calendar day of a zone, so many days from today. */
export function dayIn(zone: string, days = 0): string {
  return calendarDateIn(new Date(Date.now() + days * DAY_MS), zone);
}
