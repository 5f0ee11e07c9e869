/** The weekdays of schema.org, Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekdays on screen. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  Monday: 'Senin',
  Tuesday: 'Selasa',
  Wednesday: 'Rabu',
  Thursday: 'Kamis',
  Friday: 'Jumat',
  Saturday: 'Sabtu',
  Sunday: 'Minggu',
};

/** How `openingHours` writes midnight at the end of a day, as structured data has no 24:00. */
export const END_OF_DAY = '23:59';

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
  [word('(?:se)?tiap\\s+hari'), 'A-G'],
  [word('akhir\\s+pekan'), 'F-G'],
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
  [word('buka|pukul|pkl|jam|hari|dan|wib|wita|wit'), ''],
  [/()[\s,;:.|/&()]/g, ''],
];

const ALL_DAY = /(^|[^\d.:])24\s*jam(?!\p{L})/gu;
/** An hour with optional minutes: `6`, `06.00`, `18:30`. */
const TIME = /(^|[^\d.:])(\d{1,2})(?:[.:](\d{2}))?(?![.:]?\d)/g;

/** The tokens of a text that is fully understood, and each of their parts. */
const ALL_TOKENS = /^(?:[A-G](?:-[A-G])?|\d{4}-\d{4}|K|X)*$/;
const TOKEN = /[A-G](?:-[A-G])?|\d{4}-\d{4}|K|X/g;

/**
 * Parses opening hours in Indonesian, such as `Senin–Jumat 08.00–17.00, Minggu tutup` or `Setiap
 * hari kecuali Senin pukul 8 s/d 16`. Midnight at the end of a day is `END_OF_DAY`.
 * Null for text that is not fully understood or contradictory: no data is better than wrong data.
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
  const timed = text
    .toLowerCase()
    .replace(ALL_DAY, '$1 00.00-24.00')
    .replace(
      TIME,
      (_, before: string, hour: string, minute = '00') => before + hour.padStart(2, '0') + minute,
    );
  return TOKENS.reduce((tokens, [pattern, token]) => tokens.replace(pattern, `$1${token}`), timed);
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
    groups.push({ days: daysOf(named), except: daysOf(except), spans });
  }
  return groups.length > 0 ? groups : null;
}

const isDay = (token: string) => /^[A-G]/.test(token);
const isSpan = (token: string) => /^\d/.test(token);
const isExcept = (token: string) => token === 'K';
const isClosed = (token: string) => token === 'X';

function daysFirst(tokens: readonly string[]): string[] {
  const first = tokens.findIndex((token) => !isSpan(token));
  const spans = first === -1 ? tokens : tokens.slice(0, first);
  const rest = tokens.slice(spans.length);
  if (spans.length === 0 || !rest.every(isDay)) return [...tokens];
  return [...(rest.length > 0 ? rest : ['A-G']), ...spans];
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
function daysOf(tokens: readonly string[]): number[] {
  const days = tokens.flatMap((token) => {
    const [from = '', to = from] = token.split('-');
    const [first, last] = [indexOf(from), indexOf(to)];
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
  const [opens, end] = span.split('-').map(timeOf);
  if (!opens || !end || opens === '24:00') return null;
  const closes = end === '24:00' ? END_OF_DAY : end;
  return opens === closes ? null : { opens, closes };
}

/** `HH:MM` from four digits; null if out of range. */
function timeOf(digits: string): string | null {
  const [hour, minute] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (minute > 59 || hour * 60 + minute > 24 * 60) return null;
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}
