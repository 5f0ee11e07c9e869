import type { CalendarDate } from '@lereng/shared-domain';
import { useState } from 'react';
import { FIELD } from './field';

interface DateInputProps {
  id: string;
  date: CalendarDate | null;
  /** The first and the last day that can be chosen. */
  min: CalendarDate;
  max: CalendarDate;
  onChange: (date: CalendarDate | null) => void;
}

/**
 * The day of the visit. While one types, each digit makes another date, such as one of the year 2: those that cannot be
 * chosen count only once the field is left.
 */
export function DateInput({ id, date, min, max, onChange }: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    if (text >= min && text <= max) onChange(text);
  };
  const leave = () => {
    setTyped(null);
    if (typed !== null && typed !== (date ?? '')) onChange(typed || null);
  };
  return (
    <input
      id={id}
      name="date"
      type="date"
      min={min}
      max={max}
      value={typed ?? date ?? ''}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      className={`${FIELD} w-full`}
    />
  );
}
