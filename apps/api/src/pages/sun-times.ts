import { getTimes } from 'suncalc';
import type { SunTimes } from '@lereng/shared-contract';
import { type CalendarDate, memoized } from '@lereng/shared-domain';
import type { Coordinates } from '@lereng/shared-domain/venue';

const HOUR = 60 * 60 * 1_000;
const DEGREES_PER_HOUR = 15;

const clockOf = memoized(
  (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }),
);

/**
 * When the sun rises and sets at a place on a day, by a zone's clock, as over a level horizon. Null where it does not
 * do both on that day, as near the poles or by the clock of a zone far away.
 */
export function sunTimes(
  { latitude, longitude }: Coordinates,
  day: CalendarDate,
  timeZone: string,
): SunTimes | null {
  const noon = Date.parse(`${day}T12:00:00Z`) - (longitude / DEGREES_PER_HOUR) * HOUR;
  const { sunrise, sunset } = getTimes(new Date(noon), latitude, longitude);
  if (!sunrise || !sunset) return null;
  const clock = clockOf(timeZone);
  const times = { sunrise: clock.format(sunrise), sunset: clock.format(sunset) };
  return times.sunrise < times.sunset ? times : null;
}
