import { addDays, type CalendarDate, daysBetween, formatCalendarDate } from '../calendar';
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

/** Whether a span ends on the day after the one that it begins on. */
export const isPastMidnight = ({ opens, closes }: HoursSpan): boolean =>
  closes <= opens && closes !== '00:00';

/** Minutes since midnight of a time `HH:MM`. */
export const minuteOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

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

/** What the rank of an entry follows from. */
export interface RankedEntry extends DaySpan {
  id?: number;
  kind: CalendarEntryKind;
  /** Empty for the whole venue; null where none is left. */
  package_ids: readonly number[] | null;
  /** ISO 8601 UTC. */
  updatedAt?: string;
}

export interface Overlap<Entry> {
  /** The strongest of the others on days of the entry. */
  rival: Entry;
  /** How many more there are. */
  others: number;
  /** Which of the two counts on these days; `latest` is the entry, as the later one of equals. */
  winner: 'entry' | 'latest' | 'rival';
}

/**
 * What an entry that is being written overlaps with, and what counts then: closed before full of the venue before
 * other hours. Full packages compete with what is closed or full, but
 * leave hours and other packages as they are. Null where nothing competes with it.
 * @param isStored whether it stays as it is stored; otherwise it is saved now, and so the latest of equals
 */
export function overlapOf<Entry extends RankedEntry>(
  entry: RankedEntry,
  entries: readonly Entry[],
  isStored = false,
): Overlap<Entry> | null {
  const rivals = entries
    .filter((other) => other.id !== entry.id && competes(entry, other))
    .sort(strongestFirst);
  const [rival] = rivals;
  if (!rival) return null;
  const lead = rankOf(entry) - rankOf(rival);
  const isLater = !isStored || strongestFirst(entry, rival) < 0;
  const winner = lead > 0 ? 'entry' : lead < 0 || !isLater ? 'rival' : 'latest';
  return { rival, others: rivals.length - 1, winner };
}

function competes(a: RankedEntry, b: RankedEntry): boolean {
  if (a.until < b.from || b.until < a.from || !a.package_ids || !b.package_ids) return false;
  const [named, other] = a.package_ids.length > 0 ? [a, b] : [b, a];
  const ids = named.package_ids ?? [];
  if (ids.length === 0) return true;
  const others = other.package_ids ?? [];
  if (others.length > 0) return ids.some((id) => others.includes(id));
  return other.kind !== 'hours';
}

function rankOf({ kind, package_ids }: RankedEntry): number {
  if (kind === 'closed') return 4;
  if (kind === 'hours') return 2;
  return package_ids?.length === 0 ? 3 : 1;
}

/** Of equals the one that was changed last, as `dayEntry` has it. */
const strongestFirst = (a: RankedEntry, b: RankedEntry): number =>
  rankOf(b) - rankOf(a) || compareTexts(b.updatedAt, a.updatedAt) || (b.id ?? 0) - (a.id ?? 0);

const compareTexts = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** An entry of which the profile on Google takes days and hours. */
export interface ProfileEntry extends RankedEntry {
  hours: readonly HoursSpan[] | null;
}

/** From so many days in a row on, Google takes them for a temporary closure, and not for special hours. */
const TEMPORARY_FROM = 7;

const SECTIONS = {
  special: 'Jam khusus:',
  closed: `Tutup sementara (${TEMPORARY_FROM} hari atau lebih berturut-turut):`,
  hours: `Ubah jam buka biasa (${TEMPORARY_FROM} hari atau lebih berturut-turut):`,
} as const;

/**
 * The days of the public calendar on which the venue is closed or has other hours, as a text for its profile on Google:
 * days in a row with the same hours are one line, below the name that the profile has for them. Full days are left
 * out, as the venue is open then.
 *
 * @param today the venue's day
 * @returns an empty text where there are none
 */
export function businessProfileText(entries: readonly ProfileEntry[], today: CalendarDate): string {
  const last = addDays(today, CALENDAR_DAYS);
  const runs = runsOf(entries, today).filter(({ from, until }) => until >= today && from <= last);
  const lines: Record<keyof typeof SECTIONS, string[]> = { special: [], closed: [], hours: [] };
  for (const { text, isClosed, ...days } of runs) {
    const isLong = daysOf(days) >= TEMPORARY_FROM;
    const section = isLong ? (isClosed ? 'closed' : 'hours') : 'special';
    lines[section].push(`${formatDaySpan(days)}: ${text}`);
  }
  return (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])
    .filter((section) => lines[section].length > 0)
    .map((section) => [SECTIONS[section], ...lines[section]].join('\n'))
    .join('\n\n');
}

interface Run extends DaySpan {
  text: string;
  isClosed: boolean;
}

/** Days in a row with the same hours, as long as an entry may be, also from before today on. */
function runsOf(entries: readonly ProfileEntry[], today: CalendarDate): Run[] {
  const runs: Run[] = [];
  const ofVenue = entries.filter(({ kind }) => kind !== 'full').sort(strongestFirst);
  for (let offset = -TEMPORARY_FROM; offset < LIMITS.calendarEntryDaysMax; offset += 1) {
    const day = addDays(today, offset);
    const entry = ofVenue.find(({ from, until }) => from <= day && day <= until);
    if (!entry) continue;
    const isClosed = entry.kind === 'closed';
    const text = isClosed ? 'tutup' : formatHours(entry.hours ?? []);
    const run = runs.at(-1);
    if (run?.text === text && daysBetween(run.until, day) === 1) run.until = day;
    else runs.push({ from: day, until: day, text, isClosed });
  }
  return runs;
}
