import { type CalendarDate, daysBetween, formatCalendarDate } from '../calendar';
import { LIMITS } from '../limits';

/** What an entry of the venue's calendar says of its days: closed, other hours, or full. */
export const CALENDAR_ENTRY_KINDS = ['closed', 'hours', 'full'] as const;

export type CalendarEntryKind = (typeof CALENDAR_ENTRY_KINDS)[number];

/** The kinds on screen. */
export const CALENDAR_ENTRY_NAMES: Readonly<Record<CalendarEntryKind, string>> = {
  closed: 'Tutup',
  hours: 'Jam lain',
  full: 'Penuh',
};

/** How many days after today the public calendar reaches. */
export const CALENDAR_DAYS = 60;

/** Hours `HH:MM` of a day in the venue's zone; an end at or before the start is the next day's. */
export interface HoursSpan {
  opens: string;
  closes: string;
}

/** Days in the venue's zone, both included. */
export interface DaySpan {
  from: CalendarDate;
  until: CalendarDate;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = 24 * 60;

/**
 * Why a list is no hours of an entry, as one Indonesian sentence; null for 1 to 4 spans that do not overlap. They
 * repeat on each day of the entry, so what runs past midnight must not meet the first hours of the day either.
 */
export function hoursSpansError(spans: unknown): string | null {
  if (!Array.isArray(spans)) return 'Jam harus berupa daftar';
  if (spans.length === 0) return 'Jam harus diisi';
  if (spans.length > LIMITS.hoursSpansMax) return `Jam paling banyak ${LIMITS.hoursSpansMax}`;
  if (!spans.every(isHoursSpan)) return 'Jam harus berupa jam buka dan jam tutup (jam:menit)';
  const minutes = spans
    .map(({ opens, closes }) => ({ start: minuteOf(opens), length: lengthOf(opens, closes) }))
    .sort((a, b) => a.start - b.start);
  const overlaps = minutes.some(({ start, length }, index) => {
    const next = minutes[index + 1]?.start ?? (minutes[0]?.start ?? 0) + DAY;
    return start + length > next;
  });
  return overlaps ? 'Jam tidak boleh tumpang tindih' : null;
}

function isHoursSpan(span: unknown): span is HoursSpan {
  const { opens, closes } = (span ?? {}) as Partial<Record<keyof HoursSpan, unknown>>;
  return [opens, closes].every((time) => typeof time === 'string' && TIME.test(time));
}

/** The minutes from a span's start to its end, 1 to 1440. */
function lengthOf(opens: string, closes: string): number {
  const length = minuteOf(closes) - minuteOf(opens);
  return length > 0 ? length : length + DAY;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Spans of hours in Indonesian, the earliest first: `08.00–12.00 dan 13.00–17.00`. */
export function formatHours(spans: readonly HoursSpan[]): string {
  const texts = [...spans]
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => `${opens}–${closes}`.replaceAll(':', '.'));
  const last = texts.pop() ?? '';
  return texts.length > 0 ? `${texts.join(', ')} dan ${last}` : last;
}

/**
 * Days in Indonesian, without what both ends share: `24–26 Desember 2026`.
 * @throws RangeError for an invalid date
 */
export function formatDaySpan({ from, until }: DaySpan): string {
  const last = formatCalendarDate(until);
  if (from === until) return last;
  const [day = '', month = '', year] = formatCalendarDate(from).split(' ');
  if (from.slice(0, 7) === until.slice(0, 7)) return `${day}–${last}`;
  const isSameYear = from.slice(0, 4) === until.slice(0, 4);
  return `${day} ${month}${isSameYear ? '' : ` ${year}`} – ${last}`;
}

/** How many days a span has. @throws RangeError for an invalid date */
export const daysOf = ({ from, until }: DaySpan): number => daysBetween(from, until) + 1;

/** What trash and history call an entry: `Tutup 24–26 Desember 2026`. */
export const calendarEntryName = (entry: DaySpan & { kind: CalendarEntryKind }): string =>
  `${CALENDAR_ENTRY_NAMES[entry.kind]} ${formatDaySpan(entry)}`;
