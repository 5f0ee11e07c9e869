import { WEEKDAYS, type Weekday } from '../days';
import { END_OF_DAY } from './end-of-day';

/** Opening hours `HH:MM` on some days; closing before opening means the next day. */
export interface OpeningHours {
  /** In weekly order, at least one. */
  days: Weekday[];
  opens: string;
  closes: string;
}

// Phrases and their tokens: A to G for a day, K for "except", X for "closed". The text is lower
// case, so a remaining letter is never a token. The first group is what stands before and stays.
const TOKENS: readonly (readonly [RegExp, string])[] = [
  [word('(?:se)?tiap\\s+hari|every\\s*day|daily'), 'A-G'],
  [word('akhir\\s+pekan|weekends?'), 'F-G'],
  [word('hari\\s+kerja|weekdays?'), 'A-E'],
  [word('sen(?:in)?'), 'A'],
  [word('sel(?:asa)?'), 'B'],
  [word('rab(?:u)?'), 'C'],
  [word('kam(?:is)?'), 'D'],
  [word("jum(?:['’`]?at)?"), 'E'],
  [word('sab(?:tu)?'), 'F'],
  [word('min(?:ggu)?|ahad'), 'G'],
  [word('kecuali'), 'K'],
  [word('tutup|libur'), 'X'],
  [word('s/d|s\\.d\\.?|sd|sampai(?:\\s+dengan)?|hingga'), '-'],
  [/()[\p{Pd}~]/gu, '-'],
  [word('buka|mulai|dari|operasional|pukul|pkl|jam|hari|dan|wib|wita|wit'), ''],
  [/()[\s,;:.|/&()]/g, ''],
];

const ALL_DAY = /(^|[^\d.:])24\s*jam(?!\p{L})/gu;
/** An hour with optional minutes: `6`, `06.00`, `18:30`, and with the part of the day: `8 pagi`. */
const TIME =
  /(^|[^\d.:])(\d{1,2})(?:[.:](\d{2}))?(?![.:]?\d)(?:\s*(pagi|siang|sore|malam|am|pm)(?!\p{L}))?/gu;

/** The hours of a clock of twelve that the parts of a day have, from and to, and what is added to them. */
const PARTS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  pagi: [[0, 11, 0]],
  siang: [
    [10, 12, 0],
    [1, 3, 12],
  ],
  sore: [[2, 6, 12]],
  malam: [
    [6, 12, 12],
    [1, 3, 0],
  ],
  am: [
    [1, 11, 0],
    [12, 12, -12],
  ],
  pm: [
    [1, 11, 12],
    [12, 12, 0],
  ],
};

/** Marks behind a time that was written with one digit, with two digits below 13, or with the part of the day. */
const BARE = '‹';
const EARLY = '›';
const PART = '»';

/** The tokens of a text that is fully understood, and each of their parts. */
const ALL_TOKENS = /^(?:[A-G](?:-[A-G])?|\d{4}[‹›»]?-\d{4}[‹›»]?|K|X)*$/;
const TOKEN = /[A-G](?:-[A-G])?|\d{4}[‹›»]?-\d{4}[‹›»]?|K|X/g;
/** `buka 8, tutup 17`. */
const CLOSES_AT = /(\d{4}[‹›»]?)X(?=\d{4}[‹›»]?(?:[^-‹›»\d]|$))/g;

/**
 * Parses opening hours in Indonesian, such as `Senin–Jumat 08.00–17.00, Minggu tutup` or `Setiap
 * hari kecuali Senin pukul 8 s/d 16`. Midnight at the end of a day is `END_OF_DAY`.
 * Null for text that is not fully understood, contradictory or ambiguous, such as `8-5`: no data is better than
 * wrong data.
 */
export function openingHours(text: string): OpeningHours[] | null {
  const groups = readGroups(tokenize(text));
  if (!groups) return null;

  const closed = new Set(groups.flatMap(({ except }) => except));
  const named = new Set<number>();
  const result: OpeningHours[] = [];
  for (const { days, spans } of groups) {
    const open = days.filter((day) => !closed.has(day));
    if (open.some((day) => named.has(day))) return null;
    open.forEach((day) => named.add(day));
    for (const span of spans) {
      const times = timesOf(span);
      if (!times) return null;
      if (open.length > 0) result.push({ days: namesOf(open), ...times });
    }
  }
  return result.length > 0 ? result : null;
}

function word(pattern: string): RegExp {
  return new RegExp(`(^|\\P{L})(?:${pattern})(?!\\p{L})`, 'gu');
}

function tokenize(text: string): string {
  const timed = text.toLowerCase().replace(ALL_DAY, '$1 00.00-24.00').replace(TIME, writeTime);
  return TOKENS.reduce(
    (tokens, [pattern, token]) => tokens.replace(pattern, `$1${token}`),
    timed,
  ).replace(CLOSES_AT, '$1-');
}

/** Four digits, and what is not certain of them. Hours that the part of the day does not have stay unread. */
function writeTime(
  all: string,
  before: string,
  hour: string,
  minute = '00',
  part?: string,
): string {
  let read = Number(hour);
  if (part) {
    const [, , more] = PARTS[part]?.find(([from, to]) => read >= from && read <= to) ?? [];
    // `17.00 sore` has the hour of the day already.
    if (more === undefined && !(read > 12 && part !== 'pagi' && part !== 'am')) return all;
    read += more ?? 0;
  }
  const form = part ? PART : hour.length === 1 ? BARE : read >= 5 && read <= 12 ? EARLY : '';
  return `${before}${String(read).padStart(2, '0')}${minute}${form}`;
}

interface Group {
  days: number[];
  /** Days that are closed whatever other groups say. */
  except: number[];
  spans: string[];
}

/**
 * A group is its days, perhaps "except" and days, its hours or "closed", and perhaps "except" or "closed" and
 * days. Of the days after "closed", the last belongs to the next group. Hours that stand first are those of the
 * days behind them, or of every day.
 */
function readGroups(text: string): Group[] | null {
  if (!ALL_TOKENS.test(text)) return null;
  const tokens = new TokenReader(daysFirst(text.match(TOKEN) ?? []));
  const groups: Group[] = [];
  while (!tokens.isAtEnd()) {
    const named = tokens.takeWhile(isDay);
    const before = tokens.take(isExcept) ? tokens.takeWhile(isDay) : null;
    const spans = tokens.takeWhile(isSpan);
    const closed = spans.length === 0 && tokens.take(isClosed);
    const isExcepted = tokens.take(isExcept);
    const after = isExcepted || tokens.take(isClosed) ? tokens.takeWhile(isDay) : null;
    if (after && !tokens.isAtEnd()) {
      // "kecuali Jumat, Sabtu 09.00" may mean either.
      if (isExcepted) return null;
      tokens.putBackLast(after);
    }
    const isComplete = named.length > 0 && before?.length !== 0 && after?.length !== 0;
    if (!isComplete || (spans.length === 0 && !closed)) return null;
    const except = [...(before ?? []), ...(after ?? []), ...(closed ? named : [])];
    groups.push({ days: weekdaysOf(named), except: weekdaysOf(except), spans });
  }
  return groups.length > 0 ? groups : null;
}

const isDay = (token: string) => /^[A-G]/.test(token);
const isSpan = (token: string) => /^\d/.test(token);
const isExcept = (token: string) => token === 'K';
const isClosed = (token: string) => token === 'X';

/** Puts hours that stand first behind their days. What is closed may follow. */
function daysFirst(tokens: readonly string[]): string[] {
  const endOf = (matches: (token: string) => boolean, from: number) => {
    const end = tokens.findIndex((token, index) => index >= from && !matches(token));
    return end === -1 ? tokens.length : end;
  };
  const spansEnd = endOf(isSpan, 0);
  const daysEnd = endOf(isDay, spansEnd);
  const [mark, ...closed] = tokens.slice(daysEnd);
  const isRest = mark === undefined || (!isSpan(mark) && closed.length > 0 && closed.every(isDay));
  if (spansEnd === 0 || !isRest) return [...tokens];
  const days = daysEnd > spansEnd ? tokens.slice(spansEnd, daysEnd) : ['A-G'];
  return [...days, ...tokens.slice(0, spansEnd), ...tokens.slice(daysEnd)];
}

/** Reads tokens one after the other, so that the time grows with their number alone. */
class TokenReader {
  private position = 0;

  constructor(private readonly tokens: readonly string[]) {}

  isAtEnd(): boolean {
    return this.position === this.tokens.length;
  }

  take(matches: (token: string) => boolean): boolean {
    const token = this.tokens[this.position];
    if (token === undefined || !matches(token)) return false;
    this.position += 1;
    return true;
  }

  takeWhile(matches: (token: string) => boolean): string[] {
    const start = this.position;
    while (this.take(matches));
    return this.tokens.slice(start, this.position);
  }

  /** Takes the last of these tokens away, to be read again. */
  putBackLast(taken: string[]): void {
    taken.pop();
    this.position -= 1;
  }
}

/** The days of tokens such as `A` and `C-E`, from Monday = 0; a range may wrap past Sunday. */
function weekdaysOf(tokens: readonly string[]): number[] {
  const days = tokens.flatMap((token) => {
    const [from = '', to = from] = token.split('-');
    const first = indexOf(from);
    const last = indexOf(to);
    const length = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
    return Array.from({ length }, (_, step) => (first + step) % WEEKDAYS.length);
  });
  return [...new Set(days)];
}

function indexOf(token: string): number {
  return token.charCodeAt(0) - 'A'.charCodeAt(0);
}

function namesOf(days: readonly number[]): Weekday[] {
  return WEEKDAYS.filter((_, day) => days.includes(day));
}

function timesOf(span: string): Pick<OpeningHours, 'opens' | 'closes'> | null {
  const [from = '', to = ''] = span.split('-');
  const opens = timeOf(from);
  const end = timeOf(to);
  if (!opens || !end || opens === '24:00') return null;
  const closes = end === '24:00' ? END_OF_DAY : end;
  return opens === closes || isAmbiguous(from, to) ? null : { opens, closes };
}

/**
 * Whether a clock of twelve may have been meant: `8-5` is eight to seventeen rather than most of a day, and
 * `5-8 malam` may begin in the evening.
 */
function isAmbiguous(from: string, to: string): boolean {
  const opens = Number(from.slice(0, 4));
  const closes = Number(to.slice(0, 4));
  if (closes > opens) {
    return from.endsWith(BARE) && to.endsWith(PART) && opens + 1200 < closes;
  }
  return to.endsWith(BARE) ? closes + 1200 > opens : to.endsWith(EARLY) && opens < 1300;
}

/** `HH:MM` from four digits; null if out of range. */
function timeOf(digits: string): string | null {
  const hour = Number(digits.slice(0, 2));
  const minute = Number(digits.slice(2, 4));
  if (minute > 59 || hour * 60 + minute > 24 * 60) return null;
  return `${digits.slice(0, 2)}:${digits.slice(2, 4)}`;
}
