import type { CalendarDate } from '@lereng/shared-domain';
import { periodOn } from '@lereng/shared-domain/offers';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';

/** How the days of a period are marked: by a letter, and by a fill for those who see it. */
export interface Mark {
  letter: string;
  fill: string;
}

export interface YearMarks {
  /** Which period wins on a day. */
  winners: ReadonlyMap<CalendarDate, PricePeriod>;
  /** The marks of those that win anywhere, in the order of their first days. */
  marks: ReadonlyMap<PricePeriod, Mark>;
}

const FILLS = [
  'bg-accent text-inverse',
  'bg-success text-inverse',
  'bg-surface-inverse text-inverse',
  'bg-accent-bright text-default',
];
const LETTERS = 26;

export function marksOf(periods: readonly PricePeriod[], days: readonly CalendarDate[]): YearMarks {
  // A period whose packages are all deleted changes no price.
  const priced = periods.filter(({ prices }) => prices.length > 0);
  const winners = new Map<CalendarDate, PricePeriod>();
  const marks = new Map<PricePeriod, Mark>();
  for (const day of days) {
    const winner = periodOn(priced, day);
    if (!winner) continue;
    winners.set(day, winner);
    if (!marks.has(winner)) marks.set(winner, markOf(marks.size));
  }
  return { winners, marks };
}

/** A to Z, then A2 and so on. */
function markOf(index: number): Mark {
  const round = Math.floor(index / LETTERS) + 1;
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return {
    letter: round === 1 ? letter : `${letter}${round}`,
    fill: FILLS[index % FILLS.length] ?? '',
  };
}
