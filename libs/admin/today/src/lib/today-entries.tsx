import type { VenueEntry } from '@lereng/admin-kit/days';
import { entryInstead } from '@lereng/shared-domain/venue';
import { dayText } from '@lereng/shared-sentences';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { Button, classNames } from '@lereng/web-ui';
import { venueWords as words } from './venue-words';

/** The others are in the calendar: this is to fit on one screen of a phone. */
const SHOWN = 4;
/** More packages are counted. */
const NAMED = 2;

interface TodayEntriesProps {
  /** The first one first. */
  entries: readonly VenueEntry[];
  busy: boolean;
  /** @param text what the entry says */
  onEnd: (entry: VenueEntry, text: string) => void;
}

/** Today's and the coming entries of the calendar, of which today's can be ended. */
export function TodayEntries({ entries, busy, onEnd }: TodayEntriesProps) {
  const { today } = usePageEnvironment();
  const { data: packages } = useListPackagesQuery();
  const shown = chosenOf(entries, today);
  const more = entries.length - shown.length;
  const packagesOf = ({ package_ids: ids }: VenueEntry): string => {
    const names = ids.flatMap((id) => packages?.find((each) => each.id === id)?.name ?? []);
    const areNamed = names.length === ids.length && ids.length <= NAMED;
    return areNamed ? names.join(', ') : words.packages(ids.length);
  };
  const textOf = (entry: VenueEntry) =>
    [dayText(entry, today), entry.package_ids.length > 0 && `(${packagesOf(entry)})`]
      .filter(Boolean)
      .join(' ');
  return (
    <div className="border-t border-line pt-1">
      {shown.length > 0 && (
        <ul aria-label={words.calendar} className="flex flex-col">
          {shown.map((entry) => {
            const text = textOf(entry);
            const isToday = entry.from <= today;
            const id = isToday && entryInstead(entry, entries, today)?.id;
            const instead = entries.find((each) => each.id === id);
            return (
              <li
                key={entry.id}
                className="flex min-h-target items-center justify-between gap-3 py-0.5"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className={classNames(instead && 'text-muted')}>{text}</span>
                  {instead && (
                    <span className="block text-sm font-medium text-muted">
                      {words.instead(textOf({ ...instead, reason: null }))}
                    </span>
                  )}
                </span>
                {isToday && (
                  <Button
                    variant="quiet"
                    className="-mr-5 forced-colors:mr-0"
                    disabled={busy}
                    aria-label={words.endOf(text)}
                    onClick={() => onEnd(entry, text)}
                  >
                    {words.end}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <PageLink
        to={paths.admin.content('calendar-entries').getHref()}
        className="text-link text-sm"
      >
        {more > 0 ? words.moreInCalendar(more) : words.toCalendar}
      </PageLink>
    </div>
  );
}

/** Today's, and of the coming ones as many as fit: days that are closed before others, and one of them at least. */
function chosenOf(entries: readonly VenueEntry[], today: string): VenueEntry[] {
  const now = entries.filter(({ from }) => from <= today);
  const coming = entries.filter(({ from }) => from > today);
  const isClosed = ({ kind }: VenueEntry) => kind === 'closed';
  const inRank = [...coming.filter(isClosed), ...coming.filter((each) => !isClosed(each))];
  const chosen = inRank.slice(0, Math.max(1, SHOWN - now.length));
  return [...now, ...coming.filter((each) => chosen.includes(each))];
}
