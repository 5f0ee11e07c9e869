import { formatCalendarDate, isCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput, type InputProps } from '../../shell/inputs/input';
import { words } from '../../shell/words';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';

interface DateOptions<Values extends FormValues, Name extends string> extends StoredOptions<
  Values,
  Name,
  CalendarDate
> {
  /** The earliest day, which may depend on other fields, and the message for one before it. */
  notBefore?: { day: (values: Values) => CalendarDate | ''; message: string };
  /** The field of the last day, where this is the first one: a later first day takes that with it. */
  last?: string;
}

/** A calendar day `YYYY-MM-DD`; empty while it is incomplete. */
export function date<Values extends FormValues, const Name extends string>({
  notBefore,
  last,
  value,
  ...options
}: DateOptions<Values, Name>): BoundField<Values, Name, CalendarDate | ''> {
  return {
    ...options,
    initial: value ?? '',
    send: (day) => sent(options.name, day),
    input: (props) => (
      <DateInput {...props} min={(values) => notBefore?.day(values as Values) ?? ''} last={last} />
    ),
    describe: (day) => (isCalendarDate(day) ? formatCalendarDate(day) : ''),
    validate: (day, values) => {
      if (!isCalendarDate(day)) return words.form.date(options.label);
      return notBefore && day < notBefore.day(values) ? notBefore.message : null;
    },
  };
}

interface DateInputProps extends InputProps<string> {
  /** The earliest day that the browser offers; an empty text for any. */
  min: (values: FormValues) => CalendarDate | '';
  last: string | undefined;
}

function DateInput({ min, last, ...props }: DateInputProps) {
  const values = useWatch() as FormValues;
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const onChange = (day: string) => {
    props.onChange(day);
    if (last && isCalendarDate(day) && (getValues(last) ?? '') < day) setValue(last, day);
  };
  return (
    <TextInput
      {...props}
      onChange={onChange}
      attributes={{
        type: 'date',
        min: min(values) || undefined,
        max: '9999-12-31',
        className: 'appearance-none',
      }}
    />
  );
}
