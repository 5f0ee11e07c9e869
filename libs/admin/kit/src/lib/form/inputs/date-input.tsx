import type { CalendarDate } from '@lereng/shared-domain';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../field';
import { INPUT_CLASS, inputAttributes, type InputProps } from '../../shell/inputs/input';

export interface DateInputProps extends InputProps<CalendarDate> {
  /** The earliest day that the browser offers; an empty text for any. */
  min: (values: FormValues) => CalendarDate | '';
}

export function DateInput({ ref, min, ...props }: DateInputProps) {
  const values = useWatch() as FormValues;
  return (
    <input
      {...inputAttributes(props)}
      ref={ref as Ref<HTMLInputElement>}
      type="date"
      value={props.value}
      min={min(values) || undefined}
      max="9999-12-31"
      onChange={(event) => props.onChange(event.target.value)}
      className={`${INPUT_CLASS} min-h-target appearance-none`}
    />
  );
}
