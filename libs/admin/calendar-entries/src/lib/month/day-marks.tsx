import type { DayMark, VenueEntry } from '@lereng/admin-kit/days';
import type { CalendarDate } from '@lereng/shared-domain';
import { CALENDAR_ENTRY_NAMES, hoursOn } from '@lereng/shared-domain/venue';
import { formatHours } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { Clock, Users, X } from 'lucide-react';
import { heldBy } from '../calendar-entry-detail';
import { words } from '../words';
import { entriesOn } from './entries-on';

const icon = 'size-4';

/** The looks of a day, and their names in the legend. Without grounds, a dashed border marks what is less than its sign. */
export const SIGNS = {
  closed: {
    name: CALENDAR_ENTRY_NAMES.closed,
    sign: <X className={icon} />,
    fill: 'border-transparent bg-danger text-inverse',
  },
  hours: {
    name: CALENDAR_ENTRY_NAMES.hours,
    sign: <Clock className={icon} />,
    fill: 'border-transparent bg-accent-bright text-default',
  },
  full: {
    name: CALENDAR_ENTRY_NAMES.full,
    sign: <Users className={icon} />,
    fill: 'border-transparent bg-surface-inverse text-inverse',
  },
  packages: {
    name: words.month.somePackages,
    sign: <Users className={icon} />,
    fill: 'border-control bg-surface-muted text-default forced-colors:border-dashed',
  },
  weekly: {
    name: words.month.weekly,
    sign: <X className={icon} />,
    fill: 'border-line bg-surface-muted text-subtle forced-colors:border-dashed',
  },
} as const;

interface MarkContext {
  entries: readonly VenueEntry[];
  packages: readonly Package[] | undefined;
  /** The weekly hours as text. */
  weekly: string;
  timeZone: string;
}

/** How a day is shown: by the strongest entry on it, else by the weekly hours. */
export function dayMark(day: CalendarDate, { entries, packages, ...usual }: MarkContext): DayMark {
  const found = entriesOn(entries, day);
  const [first] = found;
  if (!first) {
    const isClosed = hoursOn(usual.weekly, day, usual.timeZone, [])?.length === 0;
    return isClosed ? { ...SIGNS.weekly, text: SIGNS.weekly.name } : { text: words.month.usual };
  }
  const isOfPackages = first.kind === 'full' && first.package_ids.length > 0;
  const text = found.map((entry) => entryText(entry, packages)).join('; ');
  return { ...SIGNS[isOfPackages ? 'packages' : first.kind], text };
}

function entryText(entry: VenueEntry, packages: readonly Package[] | undefined): string {
  const { kind, hours, reason } = entry;
  const name = [CALENDAR_ENTRY_NAMES[kind], hours && formatHours(hours)].filter(Boolean).join(' ');
  const holder = kind === 'full' && heldBy(entry, packages);
  return [name, holder, reason].filter(Boolean).join(', ');
}
