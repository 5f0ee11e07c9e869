import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { ISO_WEEKDAYS } from '@lereng/shared-domain/days';
import { shortWeekday, weekdaysText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { dayAfterKey, monthName, weeksOf, type Month } from './months';
import { words } from './words';

const LONGEST = 31;

/** What a day looks like, and what is said of it after its date. */
export interface DayMark {
  text: string;
  /** A letter or an icon, for those who do not see the colour. */
  sign?: ReactNode;
  /** Classes of ground and text; plain without. */
  fill?: string;
}

export interface DayGridProps {
  /** Of all days. */
  title: string;
  months: readonly Month[];
  /** The month that is shown by itself, week by week; null where all are, a row each. */
  month: Month | null;
  /** The day that takes the tab key. */
  at: CalendarDate;
  /** A key moves to another day. */
  onMove: (day: CalendarDate) => void;
  onChoose: (day: CalendarDate) => void;
  isChosen: (day: CalendarDate) => boolean;
  markOf: (day: CalendarDate) => DayMark;
  /** Whether several days can be chosen. */
  isMultiple?: boolean;
}

/** The days as buttons, of which one takes the tab key and the arrow keys move to the others. */
export function DayGrid({
  title,
  months,
  month,
  at,
  onMove,
  onChoose,
  isChosen,
  markOf,
  isMultiple,
}: DayGridProps) {
  const { today } = usePageEnvironment();
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, today, months, month ? 'weeks' : 'months');
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    onMove(next);
  };
  const isLarge = month !== null;
  const cell = (day: CalendarDate) =>
    day < today ? (
      <PastDay key={day} day={day} isLarge={isLarge} />
    ) : (
      <Day
        key={day}
        day={day}
        mark={markOf(day)}
        isChosen={isChosen(day)}
        isStop={day === at}
        isToday={day === today}
        isLarge={isLarge}
        onChoose={() => onChoose(day)}
      />
    );
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={month ? monthName(month) : title}
      aria-multiselectable={isMultiple}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-1"
    >
      {month ? (
        <>
          <Row>
            {ISO_WEEKDAYS.map((weekday) => (
              <div key={weekday} role="columnheader" className="text-center text-sm text-subtle">
                <span className="sr-only">{weekdaysText([weekday])}</span>
                {/* Large text has no room for three large letters. */}
                <span aria-hidden="true" className="text-[min(1em,5vw)]">
                  {shortWeekday(weekday)}
                </span>
              </div>
            ))}
          </Row>
          {weeksOf(month).map((week, index) => (
            <Row key={index}>
              {week.map((day, weekday) =>
                day ? cell(day) : <div key={weekday} role="gridcell" className="h-11" />,
              )}
            </Row>
          ))}
        </>
      ) : (
        <>
          <Row isMonth>
            <div role="columnheader" className="text-sm text-subtle">
              {words.month}
            </div>
            {Array.from({ length: LONGEST }, (_, index) => (
              <div
                key={index}
                role="columnheader"
                className="text-center text-sm text-subtle tabular-nums"
              >
                {index + 1}
              </div>
            ))}
          </Row>
          {months.map((each) => (
            <Row key={each[0]} isMonth>
              <div role="rowheader" className="self-center text-sm whitespace-nowrap">
                {monthName(each)}
              </div>
              {each.map(cell)}
            </Row>
          ))}
        </>
      )}
    </div>
  );
}

interface RowProps {
  /** A whole month, whose name stands before its days; otherwise a week. */
  isMonth?: boolean;
  children: ReactNode;
}

const Row = ({ isMonth = false, children }: RowProps) => (
  <div
    role="row"
    className={classNames(
      'grid gap-1',
      isMonth ? 'grid-cols-[8.5rem_repeat(31,minmax(0,1fr))] gap-x-0.5' : 'grid-cols-7',
    )}
  >
    {children}
  </div>
);

const PLAIN = 'border-line bg-surface-raised text-subtle';
const CHOSEN = 'border-accent bg-surface-muted text-default';

interface DayProps {
  day: CalendarDate;
  mark: DayMark;
  isChosen: boolean;
  isStop: boolean;
  isToday: boolean;
  isLarge: boolean;
  onChoose: () => void;
}

function Day({ day, mark, isChosen, isStop, isToday, isLarge, onChoose }: DayProps) {
  const { text, sign, fill = isChosen ? CHOSEN : PLAIN } = mark;
  return (
    <div role="gridcell" aria-selected={isChosen}>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
        className={classNames(
          'relative flex w-full flex-col items-center justify-center rounded-sm border text-sm leading-none font-semibold tabular-nums forced-colors:border-[CanvasText]',
          isLarge ? 'h-11 gap-0.5' : 'h-7',
          fill,
          // A border as well: forced colours leave out rings.
          isChosen && 'ring-3 ring-accent ring-offset-1 forced-colors:border-4',
        )}
      >
        {isToday && <TodayDot />}
        <span className="sr-only">{`${formatCalendarDate(day)}, ${text}`}</span>
        {isLarge && <span aria-hidden="true">{Number(day.slice(8))}</span>}
        {sign && (
          <span aria-hidden="true" className={isLarge ? 'text-xs' : undefined}>
            {sign}
          </span>
        )}
      </button>
    </div>
  );
}

/** A day that is over, which nothing is said of. */
const PastDay = ({ day, isLarge }: Pick<DayProps, 'day' | 'isLarge'>) => (
  <div
    role="gridcell"
    aria-disabled="true"
    className={classNames(
      'flex items-center justify-center text-sm text-subtle tabular-nums',
      isLarge && 'h-11',
    )}
  >
    {isLarge && Number(day.slice(8))}
  </div>
);

/** The mark of today, on any fill, in a colour that is no state's. */
export const TodayDot = ({ inline = false }: { inline?: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'size-3.5 rounded-full border-2 border-inverse bg-current text-default',
      inline ? 'inline-block' : 'absolute -top-1 -right-1',
    )}
  />
);
