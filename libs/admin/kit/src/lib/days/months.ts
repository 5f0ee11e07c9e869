import {
  addOneMonth,
  consecutiveDays,
  daysBetween,
  isoWeekday,
  type CalendarDate,
} from '@lereng/shared-domain';
import { DAYS_IN_WEEK, ISO_WEEKDAYS } from '@lereng/shared-domain/days';
import { words } from './words';

export type Month = readonly CalendarDate[];

const MONTHS = 12;

/** The days of each of the coming twelve months, from the month of `today` on. */
export function comingMonths(today: CalendarDate): Month[] {
  const months: Month[] = [];
  let first = `${today.slice(0, 7)}-01`;
  while (months.length < MONTHS) {
    const next = addOneMonth(first);
    months.push(consecutiveDays(first, daysBetween(first, next)));
    first = next;
  }
  return months;
}

/** A month in words: `Desember 2026`. */
export function monthName([first = '']: Month): string {
  return `${words.months[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`;
}

/** As many as a month has at most, so that nothing below moves from month to month. */
const WEEKS = 6;

/** The weeks of a month, from Monday on, with null for days of other months. */
export function weeksOf(month: Month): (CalendarDate | null)[][] {
  const before = month[0] === undefined ? 0 : isoWeekday(month[0]) - 1;
  const days = [...Array<null>(before).fill(null), ...month];
  return Array.from({ length: WEEKS }, (_, week) =>
    ISO_WEEKDAYS.map((weekday) => days[week * DAYS_IN_WEEK + weekday - 1] ?? null),
  );
}

/**
 * The day to which a key moves, not before `today`, or null for other keys.
 * @param layout whether a row of the grid is a month or a week
 */
export function dayAfterKey(
  key: string,
  day: CalendarDate,
  today: CalendarDate,
  months: readonly Month[],
  layout: 'months' | 'weeks',
): CalendarDate | null {
  const all = months.flat();
  const at = all.indexOf(day);
  const place = months.findIndex((month) => month.includes(day));
  const row = layout === 'months' ? months[place] : weekOf(day, months[place] ?? []);
  const by = (days: number) => all[Math.min(all.length - 1, Math.max(0, at + days))];
  const inMonth = (index: number) => {
    const month = months[Math.min(months.length - 1, Math.max(0, index))] ?? [];
    return month[Math.min(month.length, Number(day.slice(8))) - 1];
  };
  const steps: Record<string, () => CalendarDate | undefined> = {
    ArrowLeft: () => by(-1),
    ArrowRight: () => by(1),
    ArrowUp: () => (layout === 'months' ? inMonth(place - 1) : by(-DAYS_IN_WEEK)),
    ArrowDown: () => (layout === 'months' ? inMonth(place + 1) : by(DAYS_IN_WEEK)),
    Home: () => row?.[0],
    End: () => row?.at(-1),
    PageUp: () => inMonth(place - 1),
    PageDown: () => inMonth(place + 1),
  };
  const next = steps[key]?.() ?? null;
  return next !== null && next < today ? today : next;
}

const weekOf = (day: CalendarDate, month: Month): CalendarDate[] =>
  (weeksOf(month).find((week) => week.includes(day)) ?? []).filter((each) => each !== null);
