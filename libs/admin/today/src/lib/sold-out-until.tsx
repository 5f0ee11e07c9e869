import { INPUT_CLASS } from '@lereng/admin-kit/shell';
import { isCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { useId } from 'react';
import { words } from './words';

/** Until when the rows that are tapped are sold out. */
export interface Until {
  choice: 'today' | 'day' | 'open';
  /** As it is typed, for `day`. */
  day: string;
}

/** Null where a day is needed and none from today on was chosen. */
export function lastDayOf(
  { choice, day }: Until,
  today: CalendarDate,
): { until: CalendarDate | null } | null {
  if (choice === 'open') return { until: null };
  if (choice === 'today') return { until: today };
  return isCalendarDate(day) && day >= today ? { until: day } : null;
}

interface SoldOutUntilProps {
  value: Until;
  today: CalendarDate;
  onChange: (value: Until) => void;
}

const CHOICES = ['today', 'day', 'open'] as const;

export function SoldOutUntil({ value, today, onChange }: SoldOutUntilProps) {
  const id = useId();
  const isDayMissing = lastDayOf(value, today) === null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{words.until}</legend>
      <div className="flex flex-wrap gap-x-4">
        {CHOICES.map((choice) => (
          <label key={choice} className="flex min-h-target items-center gap-2">
            <input
              type="radio"
              name={id}
              checked={value.choice === choice}
              onChange={() => onChange({ ...value, choice })}
              className="size-5 accent-accent"
            />
            {words[choice]}
          </label>
        ))}
      </div>
      {value.choice === 'day' && (
        <div className="max-w-60">
          <label htmlFor={`${id}-day`} className="mb-1 block text-sm font-semibold">
            {words.lastDay}
          </label>
          <input
            id={`${id}-day`}
            type="date"
            value={value.day}
            min={today}
            max="9999-12-31"
            aria-invalid={isDayMissing}
            aria-describedby={isDayMissing ? `${id}-error` : undefined}
            onChange={({ target }) => onChange({ ...value, day: target.value })}
            className={INPUT_CLASS}
          />
          {isDayMissing && (
            <p id={`${id}-error`} className="mt-1 text-sm text-danger">
              {words.dayNeeded}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
