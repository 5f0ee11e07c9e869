import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { ISO_WEEKDAYS } from '@lereng/shared-domain/days';
import { shortWeekday, weekdaysText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { words } from '../words';
import { SEVERAL, type YearMarks } from './marks';
import { dayAfterKey, monthName, weeksOf, type Month } from './months';

const LONGEST = 31;

interface DayGridProps extends YearMarks {
  months: readonly Month[];
  /** The month that is shown by itself, week by week; null where all are, a row each. */
  month: Month | null;
  /** The day that is shown below. */
  chosen: CalendarDate | null;
  onChoose: (day: CalendarDate | null) => void;
}

/** The days as buttons, of which one takes the tab key and the arrow keys move to the others. */
export function DayGrid({ months, month, chosen, onChoose, ...marks }: DayGridProps) {
  const { today } = usePageEnvironment();
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const shown = month ?? months.flat();
  const stop = [chosen, today].find((day) => day !== null && shown.includes(day)) ?? shown[0];
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const layout = month ? 'weeks' : 'months';
    const next = dayAfterKey(event.key, stop ?? today, today, months, layout);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    onChoose(next);
  };
  const isLarge = month !== null;
  const cell = (day: CalendarDate) =>
    day < today ? (
      <PastDay key={day} day={day} isLarge={isLarge} />
    ) : (
      <Day
        key={day}
        day={day}
        chosen={day === chosen}
        isStop={day === stop}
        isToday={day === today}
        isLarge={isLarge}
        onChoose={() => onChoose(day === chosen ? null : day)}
        {...marks}
      />
    );
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={month ? monthName(month) : words.year.title}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-1"
    >
      {month ? (
        <>
          <Row>
            {ISO_WEEKDAYS.map((weekday) => (
              <div key={weekday} role="columnheader" className="text-center text-sm text-subtle">
                <span className="sr-only">{weekdaysText([weekday])}</span>
                <span aria-hidden="true">{shortWeekday(weekday)}</span>
              </div>
            ))}
          </Row>
          {weeksOf(month).map((week) => (
            <Row key={week.find((day) => day !== null)}>
              {week.map((day, index) => (day ? cell(day) : <div key={index} role="gridcell" />))}
            </Row>
          ))}
        </>
      ) : (
        <>
          <Row isMonth>
            <div role="columnheader" className="text-sm text-subtle">
              {words.year.month}
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

interface DayProps extends YearMarks {
  day: CalendarDate;
  chosen: boolean;
  isStop: boolean;
  isToday: boolean;
  isLarge: boolean;
  onChoose: () => void;
}

function Day({ day, chosen, isStop, isToday, isLarge, onChoose, winners, marks }: DayProps) {
  const found = winners.get(day) ?? [];
  const [winner] = found;
  const mark = found.length > 1 ? SEVERAL : winner && marks.get(winner);
  const names = found.map(({ name }) => name).join(', ');
  return (
    <div role="gridcell" aria-selected={chosen}>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
        className={classNames(
          'relative flex w-full flex-col items-center justify-center rounded-sm border text-sm leading-none font-semibold tabular-nums',
          isLarge ? 'h-11 gap-0.5' : 'h-7',
          mark ? `${mark.fill} border-transparent` : 'border-line bg-surface-raised text-subtle',
          chosen && 'ring-2 ring-control ring-offset-1',
        )}
      >
        {isToday && <TodayDot />}
        <span className="sr-only">
          {`${formatCalendarDate(day)}, ${found.length > 1 ? words.year.several(names) : names || words.year.usual}`}
        </span>
        {isLarge && <span aria-hidden="true">{Number(day.slice(8))}</span>}
        {mark && (
          <span aria-hidden="true" className={isLarge ? 'text-xs' : undefined}>
            {mark.letter}
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
    className="flex items-center justify-center text-sm text-subtle tabular-nums"
  >
    {isLarge && Number(day.slice(8))}
  </div>
);

/** The mark of today, on any fill. */
export const TodayDot = ({ inline = false }: { inline?: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'size-3.5 rounded-full border-2 border-inverse bg-danger',
      inline ? 'inline-block' : 'absolute -top-1 -right-1',
    )}
  />
);
