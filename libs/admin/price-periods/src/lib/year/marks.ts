import type { CalendarDate } from '@lereng/shared-domain';
import { periodOn } from '@lereng/shared-domain/prices';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';

/** How a day is marked: by a letter, and by a fill for those who see it. */
export interface Mark {
  letter: string;
  fill: string;
}

export interface YearMarks {
  /** Which periods win on a day, as packages may have different ones. */
  winners: ReadonlyMap<CalendarDate, readonly PricePeriod[]>;
  /** The marks of those that are not over, in the order of their first days; null of one that wins on no day. */
  marks: ReadonlyMap<PricePeriod, Mark | null>;
}

/** Of days on which packages have different periods. */
export const SEVERAL: Mark = { letter: '+', fill: 'bg-surface-muted text-default' };

const FILLS = [
  'bg-accent text-inverse',
  'bg-success text-inverse',
  'bg-surface-inverse text-inverse',
  'bg-accent-bright text-default',
];
const LETTERS = 26;

/** @param days from today on @param packageId null for all packages */
export function marksOf(
  periods: readonly PricePeriod[],
  days: readonly CalendarDate[],
  packageId: number | null,
): YearMarks {
  const [today = ''] = days;
  const all = periods
    .filter(({ until }) => until === null || until >= today)
    .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  const idsOf = ({ prices }: PricePeriod) => prices.map(({ package_id }) => package_id);
  const listed = all.filter((each) => packageId === null || idsOf(each).includes(packageId));
  // Packages with the same periods have the same winners.
  const groups = new Map(
    (packageId === null ? listed.flatMap(idsOf) : [packageId]).map((id) => {
      const group = listed.filter((each) => idsOf(each).includes(id));
      return [group.map((each) => each.id).join(), group];
    }),
  );
  const winners = new Map(
    days.map((day) => {
      const found = [...groups.values()].flatMap((group) => periodOn(group, day) ?? []);
      return [day, [...new Set(found)]];
    }),
  );
  const winning = [...winners.values()];
  const alone = winning.map(([first, ...others]) => (others.length > 0 ? undefined : first));
  const marks = new Map<PricePeriod, Mark | null>();
  for (const period of listed) {
    const wins = winning.some((each) => each.includes(period));
    const beside = alone.flatMap((each, at) =>
      each === period ? [alone[at - 1], alone[at + 1]] : [],
    );
    const taken = beside.map((each) => each && marks.get(each)?.fill);
    // The same letter whichever package is chosen.
    marks.set(period, wins ? markOf(all.indexOf(period), taken) : null);
  }
  return { winners, marks };
}

/** A to Z, then A2 and so on, in a fill that the days beside do not have. */
function markOf(index: number, taken: readonly (string | undefined)[]): Mark {
  const round = Math.floor(index / LETTERS) + 1;
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  const start = index % FILLS.length;
  const fills = [...FILLS.slice(start), ...FILLS.slice(0, start)];
  return {
    letter: round === 1 ? letter : `${letter}${round}`,
    fill: fills.find((fill) => !taken.includes(fill)) ?? fills[0] ?? '',
  };
}
