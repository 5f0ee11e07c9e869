import type { CalendarDate } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import { IconButton } from '@lereng/web-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayGrid, type DayGridProps } from './day-grid';
import { monthName } from './months';
import { words } from './words';

interface DayCalendarProps extends Omit<DayGridProps, 'month'> {
  /** Whether all months are in sight, a row each; otherwise the one of `at` is, week by week. */
  isWhole?: boolean;
  /** Shows another month, by a day of it. */
  onTurn: (day: CalendarDate) => void;
}

/** Coming days to choose from, a month at a time or all of them. */
export function DayCalendar({ isWhole = false, onTurn, ...props }: DayCalendarProps) {
  const { today } = usePageEnvironment();
  // The day may be over since it was reached.
  const grid = { ...props, at: props.at < today ? today : props.at };
  const { months, at } = grid;
  if (isWhole) return <DayGrid {...grid} month={null} />;
  const place = months.findIndex((month) => month.includes(at));
  return (
    <div className="flex max-w-lg flex-col gap-2">
      <MonthTurner {...grid} place={place} onTurn={onTurn} />
      <DayGrid {...grid} month={months[place] ?? []} />
    </div>
  );
}

interface MonthTurnerProps extends Pick<DayCalendarProps, 'months' | 'onTurn'> {
  /** Of the month in sight. */
  place: number;
}

function MonthTurner({ months, place, onTurn }: MonthTurnerProps) {
  const { today } = usePageEnvironment();
  const turnTo = (month: number) => {
    const [first = today] = months[month] ?? [];
    onTurn(first < today ? today : first);
  };
  return (
    <div className="flex items-center justify-between">
      <IconButton
        label={words.previous}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        disabled={place === 0}
        onClick={() => turnTo(place - 1)}
      />
      <p role="status" className="font-semibold">
        <span key={place}>{monthName(months[place] ?? [])}</span>
      </p>
      <IconButton
        label={words.next}
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        disabled={place === months.length - 1}
        onClick={() => turnTo(place + 1)}
      />
    </div>
  );
}
