import { ChoiceInput, LooseField } from '@lereng/admin-kit/form';
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

const CHOICES = (['today', 'day', 'open'] as const).map((value) => ({
  value,
  label: words[value],
}));

export function SoldOutUntil({ value, today, onChange }: SoldOutUntilProps) {
  const id = useId();
  const isDayMissing = lastDayOf(value, today) === null;
  return (
    <div className="flex flex-col">
      <p id={`${id}-label`} className="font-semibold">
        {words.until}
      </p>
      <ChoiceInput
        id={id}
        labelId={`${id}-label`}
        choices={CHOICES}
        value={value.choice}
        onChange={(choice) => onChange({ ...value, choice })}
        className="gap-x-4 *:gap-2"
      />
      {value.choice === 'day' && (
        <div className="mt-2">
          <LooseField
            type="date"
            label={words.lastDay}
            value={value.day}
            min={today}
            onChange={(day) => onChange({ ...value, day })}
            error={isDayMissing ? words.dayNeeded : null}
          />
        </div>
      )}
    </div>
  );
}
