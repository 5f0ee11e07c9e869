import type { VenueEntry } from '@lereng/admin-kit/days';
import { editHref } from '@lereng/admin-kit/shell';
import { addDays, formatRupiah, type CalendarDate } from '@lereng/shared-domain';
import { isSoldOut } from '@lereng/shared-domain/availability';
import { hasDay } from '@lereng/shared-domain/days';
import { dayStates, winnerOn, type DayState, type OpeningState } from '@lereng/shared-domain/venue';
import { dayText, openingText } from '@lereng/shared-sentences';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import type { Package } from '@lereng/web-data-access/packages';
import { paths } from '@lereng/web-feature';
import { words } from '../words';

/** Something that is so today or soon, and the screen where it is changed. */
export interface Fact {
  about: 'opening' | 'soldOut' | 'day' | 'price';
  text: string;
  href: string;
}

interface Situation {
  state: OpeningState | null;
  entries: readonly VenueEntry[];
  /** Of the weekly hours, as `useVenueCalendar` has them. */
  coming: readonly DayState[];
  menuItems: readonly MenuItem[];
  packages: readonly Package[];
}

/** More rows are counted. */
const NAMED = 3;

const { admin } = paths;
const { now } = words;

/** @param today the venue's day */
export function todayFacts(situation: Situation, today: CalendarDate): Fact[] {
  const { state, entries, coming, menuItems, packages } = situation;
  const soldOut = [...menuItems, ...packages].filter(({ availability }) =>
    isSoldOut(availability, today),
  );
  const names = namesOf(soldOut);
  const href = admin.today.getHref();
  return [
    { about: 'opening', text: state ? openingText(state) : now.unknown, href },
    { about: 'soldOut', text: names ? now.soldOut(names) : now.nothingSoldOut, href },
    ...comingDays(entries, coming, today),
    ...tomorrowsPrices(packages, today),
  ];
}

function namesOf(rows: readonly { name: string }[]): string {
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  const more = rows.length - names.length;
  return [...names, ...(more > 0 ? [now.more(more)] : [])].join(', ');
}

/** Tomorrow where it is not like today, and the next days on which the venue is closed. */
function comingDays(
  entries: readonly VenueEntry[],
  byHours: readonly DayState[],
  today: CalendarDate,
): Fact[] {
  const tomorrow = addDays(today, 1);
  const byEntries = dayStates(entries, today, 'venue').filter(({ from }) => from > today);
  const [closed] = byEntries.filter(({ kind }) => kind === 'closed');
  const told = [
    ...byEntries.filter((days) => days.from === tomorrow && days !== closed),
    ...byHours,
  ].filter(({ from }) => !closed || from < closed.from);
  return [...told, ...(closed ? [closed] : [])].map((days) => {
    const entry = winnerOn(entries, days.from, 'venue');
    const href = entry
      ? editHref(admin.content('calendar-entries'), entry.id)
      : admin.content('site-settings').getHref();
    return { about: 'day', text: dayText(days, today), href };
  });
}

/** The packages that have another price tomorrow: by a period, or by a promotion that begins or ends. */
function tomorrowsPrices(packages: readonly Package[], today: CalendarDate): Fact[] {
  const tomorrow = addDays(today, 1);
  const changes = packages.flatMap((pkg) => {
    const span = pkg.hidden ? undefined : pkg.prices.find((each) => hasDay(each, tomorrow));
    return span ? [{ ...pkg, span }] : [];
  });
  const [first] = changes;
  if (!first) return [];
  const text =
    changes.length === 1
      ? now.price(first.name, formatRupiah(first.span.price), formatRupiah(first.price))
      : now.prices(changes.length, namesOf(changes));
  const isByPeriod = changes.some(
    ({ span, original_price }) => span.name !== null || original_price === undefined,
  );
  const kind = isByPeriod ? 'price-periods' : 'promotions';
  return [{ about: 'price', text, href: admin.content(kind).getHref() }];
}
