import {
  END_OF_DAY,
  openingHours,
  WEEKDAY_NAMES,
  WEEKDAYS,
  type OpeningHours,
} from '@lereng/shared-domain';
import { words } from './words';

/** What the site understands of opening hours, in a sentence; an empty text for no text. */
export function readHours(text: string): string {
  if (text.trim() === '') return '';
  const hours = openingHours(text);
  return hours
    ? words.hours.read(hours.map(describe).join('; '))
    : words.hours.notRead(words.venue.openingHoursExample);
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
      const names = range.map((day) => WEEKDAY_NAMES[day]);
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
