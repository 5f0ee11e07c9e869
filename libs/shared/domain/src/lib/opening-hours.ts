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
// case, so a remaining letter is never a token.
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
  [/\s*[\p{Pd}~]\s*/gu, '-'],
  [word('buka|pukul|pkl|jam|hari|dan|wib|wita|wit'), ''],
  [/[\s,;:.|/&()]/g, ''],
];

const ALL_DAY = /(?<![\d.:])24\s*jam(?!\p{L})/gu;
/** An hour with optional minutes: `6`, `06.00`, `18:30`. */
const TIME = /(?<![\d.:])(\d{1,2})(?:[.:](\d{2}))?(?![.:]?\d)/g;

const SPAN = '\\d{4}-\\d{4}';
const DAYS = '(?:[A-G](?:-[A-G])?)+';
const GROUP = `(${DAYS})(?:K(${DAYS}))?((?:${SPAN})+|X)(?:[KX](${DAYS}))?`;
const GROUPS = new RegExp(`^(?:${GROUP})+$`);
const HOURS_FIRST = new RegExp(`^((?:${SPAN})+)(${DAYS})?$`);

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
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu');
}

function tokenize(text: string): string {
  const timed = text
    .toLowerCase()
    .replace(ALL_DAY, '00.00-24.00')
    .replace(TIME, (_, hour: string, minute = '00') => hour.padStart(2, '0') + minute);
  return TOKENS.reduce((tokens, [pattern, token]) => tokens.replace(pattern, token), timed);
}

interface Group {
  days: number[];
  /** Days that are closed whatever other groups say. */
  except: number[];
  spans: string[];
}

function readGroups(tokens: string): Group[] | null {
  const [, hours, days = 'A-G'] = HOURS_FIRST.exec(tokens) ?? [];
  const ordered = hours === undefined ? tokens : days + hours;
  if (!GROUPS.test(ordered)) return null;
  return [...ordered.matchAll(new RegExp(GROUP, 'g'))].map(
    ([, named = '', before = '', spans = '', after = '']) => {
      const closed = spans === 'X';
      const except = [...daysOf(before), ...daysOf(after), ...(closed ? daysOf(named) : [])];
      return { days: daysOf(named), except, spans: spans.match(new RegExp(SPAN, 'g')) ?? [] };
    },
  );
}

/** The days of a token string such as `AC-E`, from Monday = 0; a range may wrap past Sunday. */
function daysOf(tokens: string): number[] {
  const days = [...tokens.matchAll(/([A-G])(?:-([A-G]))?/g)].flatMap(([, from = '', to = from]) => {
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
