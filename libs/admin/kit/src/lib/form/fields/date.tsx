import { formatCalendarDate, isCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { words } from '../../shell/words';
import { sent, type BoundField } from '../bound-field';
import type { FieldOptions, FormValues } from '../field';
import { DateInput } from '../inputs/date-input';

interface DateOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** What is stored. */
  value?: CalendarDate | null;
  /** The earliest day, which may depend on other fields, and the message for one before it. */
  notBefore?: { day: (values: Values) => CalendarDate | ''; message: string };
}

/** A calendar day `YYYY-MM-DD`; empty while it is incomplete. */
export function date<Values extends FormValues, const Name extends string>({
  notBefore,
  value,
  ...options
}: DateOptions<Values, Name>): BoundField<Values, Name, CalendarDate | ''> {
  return {
    ...options,
    initial: value ?? '',
    send: (day) => sent(options.name, day),
    input: (props) => (
      <DateInput {...props} min={(values) => notBefore?.day(values as Values) ?? ''} />
    ),
    describe: (day) => (isCalendarDate(day) ? formatCalendarDate(day) : ''),
    validate: (day, values) => {
      if (!isCalendarDate(day)) return words.form.date(options.label);
      return notBefore && day < notBefore.day(values) ? notBefore.message : null;
    },
  };
}
