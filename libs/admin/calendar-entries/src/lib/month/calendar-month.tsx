import {
  comingMonths,
  DayCalendar,
  TodayDot,
  useVenueCalendar,
  withTap,
} from '@lereng/admin-kit/days';
import type { Package } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useMemo, useRef, useState } from 'react';
import { words } from '../words';
import { ChosenActions, type DaysChoice } from './chosen-actions';
import { dayMark, SIGNS } from './day-marks';

interface CalendarMonthProps extends DaysChoice {
  packages: readonly Package[] | undefined;
}

/** What there is on each of the coming days, and how days are closed by a tap on them and on what they shall be. */
export function CalendarMonth({ packages, chosen, onChosen, onOpen }: CalendarMonthProps) {
  const { today, site } = usePageEnvironment();
  const { venue, add } = useVenueCalendar();
  const section = useRef<HTMLElement>(null);
  const months = useMemo(() => comingMonths(today), [today]);
  const [at, setAt] = useState(today);
  const shown = {
    entries: venue?.entries ?? [],
    weekly: venue?.weekly ?? '',
    packages,
    timeZone: site.timeZone,
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.month.title}
      className="flex flex-wrap gap-x-10 gap-y-3 outline-none"
      onKeyDown={({ key }) => key === 'Escape' && onChosen(null)}
    >
      <div className="max-w-lg min-w-0 grow basis-80">
        <DayCalendar
          title={words.month.title}
          months={months}
          at={at}
          onTurn={setAt}
          onMove={setAt}
          onChoose={(day) => {
            setAt(day);
            onChosen(withTap(chosen, day));
          }}
          isChosen={(day) => chosen !== null && chosen.from <= day && day <= chosen.until}
          isMultiple
          markOf={(day) => dayMark(day, shown)}
        />
      </div>
      <div className="flex min-w-0 grow basis-64 flex-col gap-4">
        <ChosenActions
          section={section}
          entries={shown.entries}
          chosen={chosen}
          add={add}
          onChosen={onChosen}
          onOpen={onOpen}
        />
        <Legend />
      </div>
    </section>
  );
}

const Legend = () => (
  <ul aria-label={words.month.legend} className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
    <li className="flex items-center gap-2">
      <TodayDot inline />
      {words.month.today}
    </li>
    {Object.values(SIGNS).map(({ name, sign, fill }) => (
      <li key={name} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={classNames('flex size-6 items-center justify-center rounded-sm border', fill)}
        >
          {sign}
        </span>
        {name}
      </li>
    ))}
  </ul>
);
