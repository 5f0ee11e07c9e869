import {
  addDays,
  consecutiveDays,
  daysBetween,
  DEFAULT_LOCALE,
  formatCalendarDate,
  formatDayOfMonth,
  formatDayRange,
  isoWeekday,
  localWords,
  type CalendarDate,
  type Locale,
} from '@lereng/shared-domain';
import {
  DAYS_IN_WEEK,
  isOnWeekday,
  type DaySet,
  type DaySpan,
  WEEKDAYS,
  type Weekday,
} from '@lereng/shared-domain/days';

const wordsIn = localWords({
  id: {
    weekdays: {
      Monday: 'Senin',
      Tuesday: 'Selasa',
      Wednesday: 'Rabu',
      Thursday: 'Kamis',
      Friday: 'Jumat',
      Saturday: 'Sabtu',
      Sunday: 'Minggu',
    } satisfies Record<Weekday, string>,
    months: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '),
    dayOfMonth: (day: string, month: string) => `${day} ${month}`,
    weekdayAndDay: (weekday: string, day: string) => `${weekday} ${day}`,
    and: (others: string, last: string) => `${others} & ${last}`,
    from: (day: string) => `Mulai ${day}`,
    weeklyFrom: (weekdays: string, day: string) => `${weekdays} mulai ${day}`,
    weeklyUntil: (weekdays: string, day: string) => `${weekdays} sampai ${day}`,
    except: (days: string, others: string) => `${days}, kecuali ${others}`,
    /** As a text begins. */
    near: ['Hari ini', 'Besok', 'Lusa'] as readonly string[],
    withDate: (near: string, date: string) => `${near}, ${date}`,
    dateBehind: (near: string, date: string) => `${near} (${date})`,
  },
  en: {
    weekdays: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, weekday])) as Record<
      Weekday,
      string
    >,
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    dayOfMonth: (day, month) => `${month} ${day}`,
    weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
    and: (others, last) => `${others} & ${last}`,
    from: (day) => `From ${day}`,
    weeklyFrom: (weekdays, day) => `${weekdays} from ${day}`,
    weeklyUntil: (weekdays, day) => `${weekdays} until ${day}`,
    except: (days, others) => `${days}, except ${others}`,
    // The day after tomorrow has no short name.
    near: ['Today', 'Tomorrow'],
    withDate: (near, date) => `${near} (${date})`,
    dateBehind: (near, date) => `${near} (${date})`,
  },
});

/** A day of the week: `Senin`. */
export const weekdayName = (weekday: Weekday, locale?: Locale): string =>
  wordsIn(locale).weekdays[weekday];

/** Days of the week in words: `Senin–Kamis`, `Sabtu & Minggu`. @param weekdays ISO 8601, 1 is Monday */
export function weekdaysText(weekdays: readonly number[], locale?: Locale): string {
  const sorted = [...weekdays].sort((a, b) => a - b);
  const names = sorted.map((weekday) => weekdayName(WEEKDAYS[weekday - 1] ?? 'Monday', locale));
  const isRange = sorted.every((weekday, index) => weekday === (sorted[0] ?? 0) + index);
  return names.length > 2 && isRange ? `${names[0]}–${names.at(-1)}` : allOf(names, locale);
}

/** Several in one text: `Senin, Rabu & Jumat`. */
export const allOf = (names: readonly string[], locale?: Locale): string =>
  names.length > 1
    ? wordsIn(locale).and(names.slice(0, -1).join(', '), names.at(-1) ?? '')
    : (names[0] ?? '');

/** A day of the week in three letters: `Sen`. @param weekday ISO 8601, 1 is Monday */
export const shortWeekday = (weekday: number, locale?: Locale): string =>
  weekdaysText([weekday], locale).slice(0, 3);

/** A day with its day of the week: `Senin, 30 November 2026`. */
export const weekdayAndDate = (day: CalendarDate, locale?: Locale): string =>
  `${weekdaysText([isoWeekday(day)], locale)}, ${formatCalendarDate(day, locale)}`;

/** A day of the next ones in words: `Senin, 30 November`. */
export const longDay = (day: CalendarDate, locale?: Locale): string =>
  `${weekdaysText([isoWeekday(day)], locale)}, ${formatDayOfMonth(day, locale)}`;

/** A day near `today` in one word, as a text begins: `Hari ini`, `Besok`, `Lusa`; null for others. */
export const nearDay = (day: CalendarDate, today: CalendarDate, locale?: Locale): string | null =>
  wordsIn(locale).near[daysBetween(today, day)] ?? null;

/** One of the next days in words: `Besok, Minggu 29 November`, `Senin 30 November`. */
export function nextDayText(day: CalendarDate, today: CalendarDate, locale?: Locale): string {
  const words = wordsIn(locale);
  const weekday = weekdaysText([isoWeekday(day)], locale);
  const date = words.weekdayAndDay(weekday, formatDayOfMonth(day, locale));
  const near = nearDay(day, today, locale);
  return near === null ? date : words.withDate(near, date);
}

/** What tomorrow and the day after it are called: `besok`, `lusa`; null for other days. @param inDays 1 is tomorrow */
export const nearDayName = (inDays: number, locale?: Locale): string | null =>
  (inDays > 0 && wordsIn(locale).near[inDays]?.toLowerCase()) || null;

/** A name of a day with its date behind: `besok (Minggu, 29 November)`. */
export const withDate = (name: string, date: string, locale?: Locale): string =>
  wordsIn(locale).dateBehind(name, date);

/**
 * One of the next days in words, with its date: `besok (Minggu, 29 November)`, `Selasa, 1 Desember`.
 * @param dateOf how the date stands behind a name
 */
export function dayInDays(
  day: CalendarDate,
  inDays: number,
  locale?: Locale,
  dateOf = longDay,
): string {
  const name = nearDayName(inDays, locale);
  return name === null ? longDay(day, locale) : withDate(name, dateOf(day, locale), locale);
}

/** A day in words, without its year: `25 Des`. */
export const shortDay = (day: CalendarDate, locale?: Locale): string =>
  shortDate(String(Number(day.slice(8))), day, locale);

/** @param days those of the month of `day` */
function shortDate(days: string, day: CalendarDate, locale?: Locale): string {
  const { dayOfMonth, months } = wordsIn(locale);
  return dayOfMonth(days, months[Number(day.slice(5, 7)) - 1] ?? '');
}

/** Days in words, without their year: `24 Des–4 Jan`, `24–26 Des`, `25 Des`. */
export function shortDays({ from, until }: DaySpan, locale?: Locale): string {
  if (from === until) return shortDay(until, locale);
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return isOneMonth
    ? shortDate(`${Number(from.slice(8))}–${Number(until.slice(8))}`, until, locale)
    : `${shortDay(from, locale)}–${shortDay(until, locale)}`;
}

/**
 * A set of coming days in words, as they are read on `today`. On 27 November 2026, a Friday:
 *
 *     24 Des–4 Jan                          days in a row
 *     Besok, 28 Nov                         one of the next two
 *     Mulai 5 Jan                           those without an end
 *     Sabtu & Minggu                        days of the week from the next one on, without an end
 *     Sabtu & Minggu sampai 20 Des          with an end
 *     Sabtu & Minggu mulai 9 Jan            not from the next one on, without an end
 *     Sabtu & Minggu, 5–20 Des              with an end
 *     Sabtu & Minggu, kecuali 24 Des–4 Jan  but for some days
 */
export function daySetText(
  set: DaySet & { from: CalendarDate; except: DaySpan | null },
  today: CalendarDate,
  locale?: Locale,
): string {
  const days = wholeSetText(set, today, locale);
  return set.except ? wordsIn(locale).except(days, shortDays(set.except, locale)) : days;
}

function wholeSetText(
  { from, until, weekdays }: DaySet & { from: CalendarDate },
  today: CalendarDate,
  locale?: Locale,
): string {
  const words = wordsIn(locale);
  if (weekdays.length === 0) {
    if (until === null) return words.from(shortDay(from, locale));
    const near = from === until ? nearDay(from, today, locale) : null;
    const span = shortDays({ from, until }, locale);
    return near === null ? span : words.withDate(near, span);
  }
  const days = weekdaysText(weekdays, locale);
  const next = consecutiveDays(addDays(today, 1), DAYS_IN_WEEK);
  const isFromNext = !next.some((day) => day < from && isOnWeekday(weekdays, day));
  if (until === null) return isFromNext ? days : words.weeklyFrom(days, shortDay(from, locale));
  return isFromNext
    ? words.weeklyUntil(days, shortDay(until, locale))
    : `${days}, ${shortDays({ from, until }, locale)}`;
}

/**
 * Days in words, without what both ends share: `24–26 Desember 2026`.
 *
 * @param year `YYYY` that goes without saying, if there is one
 * @throws RangeError for an invalid date
 */
export function formatDaySpan(
  { from, until }: DaySpan,
  locale: Locale = DEFAULT_LOCALE,
  year?: string,
): string {
  const yearOf = (day: CalendarDate) => day.slice(0, 4);
  const dateOf = (day: CalendarDate) =>
    yearOf(day) === year ? formatDayOfMonth(day, locale) : formatCalendarDate(day, locale);
  const last = dateOf(until);
  if (from === until) return last;
  if (locale !== DEFAULT_LOCALE) {
    const hasYear = [from, until].some((day) => yearOf(day) !== year);
    return formatDayRange(from, until, locale, hasYear);
  }
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))}–${last}`;
  const isOneYear = yearOf(from) === yearOf(until);
  return `${isOneYear ? formatDayOfMonth(from, locale) : dateOf(from)} – ${last}`;
}
