import type { CalendarDate } from '@lereng/shared-domain';
import { useState, type FocusEvent } from 'react';
import { useWords } from '../words';
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
 * chosen count for nothing, and once the field is left the day before them is there again.
 */
export function DateInput({ id, date, min, max, onChange }: DateInputProps) {
  const words = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const canBeChosen = (text: string) => text >= min && text <= max;
  const type = (text: string) => {
    setTyped(text);
    setRefused(false);
    if (canBeChosen(text)) onChange(text);
  };
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    setTyped(null);
    if (typed === null || canBeChosen(typed)) return;
    // What is no date at all, such as 30 February, has no value, but is not empty either.
    const isEmptied = typed === '' && !target.validity.badInput;
    if (!isEmptied) setRefused(true);
    else if (date !== null) onChange(null);
  };
  return (
    <>
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
      {/* Empty at first: screen readers announce only what comes into it. */}
      <p role="status" className="text-sm font-semibold empty:hidden">
        {refused && words.keptDate}
      </p>
    </>
  );
}
