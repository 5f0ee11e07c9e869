import { ISO_WEEKDAYS } from '@lereng/shared-domain/days';
import { shortWeekday, weekdaysText } from '@lereng/shared-sentences';
import { useImperativeHandle, useRef } from 'react';
import { groupAttributes, type InputProps } from '../../shell/inputs/input';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';

type Weekdays = readonly number[];

/** Days of the week, ISO 8601, in their order; none stands for every day. */
export const weekdays = <Values extends FormValues, const Name extends string>({
  value,
  ...options
}: StoredOptions<Values, Name, Weekdays>): BoundField<
  Values,
  Name,
  Weekdays,
  Record<Name, number[]>
> => ({
  ...options,
  initial: value ?? [],
  send: (days) => sent(options.name, [...days]),
  group: true,
  describe: weekdaysText,
  input: (props) => <WeekdaysInput {...props} />,
});

/** One checkbox for each day, all within the width of a phone. */
function WeekdaysInput({ ref, ...props }: InputProps<Weekdays>) {
  const { value: days, onChange, busy } = props;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => group.current?.querySelector('input') as HTMLElement);
  const toggle = (day: number) =>
    onChange(
      ISO_WEEKDAYS.filter((each) => (each === day ? !days.includes(day) : days.includes(each))),
    );
  return (
    <div
      ref={group}
      {...groupAttributes(props)}
      className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1"
    >
      {ISO_WEEKDAYS.map((day) => (
        <label
          key={day}
          className="relative flex min-h-11 items-center justify-center rounded-lg border border-control bg-surface-raised text-sm font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-inverse has-checked:forced-color-adjust-none"
        >
          <input
            type="checkbox"
            checked={days.includes(day)}
            disabled={busy}
            onChange={() => toggle(day)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
            aria-label={weekdaysText([day])}
          />
          <span aria-hidden="true">{shortWeekday(day)}</span>
        </label>
      ))}
    </div>
  );
}
