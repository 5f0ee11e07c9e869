import type { ChosenDays, useVenueCalendar, VenueEntry } from '@lereng/admin-kit/days';
import { editHref } from '@lereng/admin-kit/shell';
import { dayCount } from '@lereng/shared-domain/days';
import { CALENDAR_ENTRY_NAMES, type CalendarEntryKind } from '@lereng/shared-domain/venue';
import { calendarEntryName, formatDaySpan, weekdayAndDate } from '@lereng/shared-sentences';
import { PageLink, paths } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import type { RefObject } from 'react';
import { words } from '../words';
import { useClosing } from './use-closing';

/** Days that are chosen for what they shall be. */
export interface DaysChoice {
  chosen: ChosenDays | null;
  onChosen: (chosen: ChosenDays | null) => void;
  /** Opens the form of a new entry of that kind. */
  onOpen: (kind: CalendarEntryKind) => void;
}

interface ChosenActionsProps extends DaysChoice, Pick<ReturnType<typeof useVenueCalendar>, 'add'> {
  /** Focused while its button is not there. */
  section: RefObject<HTMLElement | null>;
  entries: readonly VenueEntry[];
}

/** What the chosen days shall be: closed at once, or what its form says. */
export function ChosenActions({ section, entries, add, ...choice }: ChosenActionsProps) {
  const { chosen, onChosen, onOpen } = choice;
  const { busy, close, refusal, notice } = useClosing(add);
  const isDisabled = chosen === null || busy;
  const onClose = async (days: ChosenDays) => {
    section.current?.focus({ preventScroll: true });
    if (await close(days)) onChosen(null);
  };
  return (
    <div className="flex flex-col gap-3">
      {/* Of one height, so that no button moves under a finger. */}
      <div aria-live="polite" className="flex min-h-16 flex-col justify-center">
        {refusal ?? <ChosenText chosen={chosen} />}
      </div>
      <div role="group" aria-label={words.month.actions} className="flex flex-wrap gap-2">
        <Button disabled={isDisabled} onClick={() => chosen && void onClose(chosen)}>
          {CALENDAR_ENTRY_NAMES.closed}
        </Button>
        {(['hours', 'full'] as const).map((kind) => (
          <Button key={kind} variant="quiet" disabled={isDisabled} onClick={() => onOpen(kind)}>
            {CALENDAR_ENTRY_NAMES[kind]}
          </Button>
        ))}
      </div>
      {notice}
      {chosen && <PresentEntries entries={entries} chosen={chosen} />}
    </div>
  );
}

function ChosenText({ chosen }: Pick<ChosenActionsProps, 'chosen'>) {
  if (!chosen) return <p className="text-muted">{words.month.first}</p>;
  const { from, hasLast } = chosen;
  const count = dayCount(chosen);
  const days = count === 1 ? weekdayAndDate(from) : words.month.days(formatDaySpan(chosen), count);
  return (
    <p key={days}>
      <span className="block font-semibold">{days}</span>
      <span className="block text-muted">{hasLast ? words.month.what : words.month.last}</span>
    </p>
  );
}

/** The entries that there are on the chosen days, each with the way to change it. */
function PresentEntries({
  entries,
  chosen,
}: {
  entries: readonly VenueEntry[];
  chosen: ChosenDays;
}) {
  const found = entries.filter(({ from, until }) => from <= chosen.until && until >= chosen.from);
  return (
    <ul aria-label={words.month.present} className="flex flex-col empty:hidden">
      {found.map((entry) => (
        <li key={entry.id}>
          <PageLink
            to={editHref(paths.admin.content('calendar-entries'), entry.id)}
            className="text-link"
          >
            {words.month.edit(calendarEntryName(entry))}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
