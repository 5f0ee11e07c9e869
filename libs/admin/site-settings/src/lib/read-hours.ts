import { WEEKDAYS } from '@lereng/shared-domain/days';
import {
  END_OF_DAY,
  openingHours,
  openingState,
  type OpeningHours,
} from '@lereng/shared-domain/venue';
import { weekdayName } from '@lereng/shared-sentences';
import { words } from './words';

export interface HoursReading {
  /** Whether visitors see if the venue is open. */
  understood: boolean;
  message: string;
}

/**
 * What the site understands of opening hours, or what visitors no longer see; an example for no text.
 * @param timeZone the venue's
 */
export function readHours(text: string, timeZone: string): HoursReading {
  const example = words.venue.openingHoursExample;
  if (text.trim() === '') return { understood: true, message: example };
  const hours = openingHours(text);
  if (!hours) return { understood: false, message: words.hours.notRead(example) };
  // Any instant does: Indonesia's zones have no daylight saving time.
  if (!openingState(text, new Date(0), timeZone)) {
    return { understood: false, message: words.hours.otherZone };
  }
  return { understood: true, message: words.hours.read(hours.map(describe).join('; ')) };
}

function describe({ days, opens, closes }: OpeningHours): string {
  return `${describeDays(days)} ${describeSpan(opens, closes)}`;
}

/** `Senin–Jumat, Minggu`: three days or more in a row are a range. */
function describeDays(days: OpeningHours['days']): string {
  if (days.length === WEEKDAYS.length) return words.hours.everyDay;
  const ranges: OpeningHours['days'][] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    const last = range?.at(-1);
    if (range && last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last) + 1) range.push(day);
    else ranges.push([day]);
  }
  return ranges
    .map((range) => {
      const names = range.map((day) => weekdayName(day));
      return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
    })
    .join(', ');
}

function describeSpan(opens: string, closes: string): string {
  const end = closes === END_OF_DAY ? '24:00' : closes;
  if (opens === '00:00' && end === '24:00') return words.hours.allDay;
  const span = `${opens}–${end}`.replaceAll(':', '.');
  return end < opens ? words.hours.nextDay(span) : span;
}
