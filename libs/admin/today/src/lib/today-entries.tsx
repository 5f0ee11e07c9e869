import { dayText } from '@lereng/shared-domain/venue';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import type { TodayEntry } from './use-venue-today';
import { venueWords as words } from './venue-words';

/** The others are in the calendar: this is to fit on one screen of a phone. */
const SHOWN = 4;

interface TodayEntriesProps {
  /** The first one first. */
  entries: readonly TodayEntry[];
  busy: boolean;
  /** @param text what the entry says */
  onEnd: (entry: TodayEntry, text: string) => void;
}

/** Today's and the coming entries of the calendar, of which today's can be ended. */
export function TodayEntries({ entries, busy, onEnd }: TodayEntriesProps) {
  const { today } = usePageEnvironment();
  const more = entries.length - SHOWN;
  return (
    <div className="border-t border-line pt-2">
      {entries.length > 0 && (
        <ul aria-label={words.calendar} className="flex flex-col">
          {entries.slice(0, SHOWN).map((entry) => {
            const text = dayText(entry, today);
            const packages = entry.package_ids.length;
            return (
              <li key={entry.id} className="flex min-h-target items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {text}
                  {packages > 0 && <span className="text-muted"> {words.packages(packages)}</span>}
                </span>
                {entry.from <= today && (
                  <Button
                    variant="quiet"
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
      <PageLink to={paths.admin.calendarEntries.getHref()} className="text-link text-sm">
        {more > 0 ? words.moreInCalendar(more) : words.toCalendar}
      </PageLink>
    </div>
  );
}
