import { sent, type BoundField } from '../bound-field';
import type { FieldOptions, FormValues } from '../field';
import { SelectInput } from '../inputs/select-input';

interface SelectOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** What is stored. */
  value?: string | null;
  choices: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  placeholder: string;
}

/** One of `choices`, by its value; an empty string while nothing is selected. */
export function select<Values extends FormValues, const Name extends string>({
  choices,
  placeholder,
  value,
  ...options
}: SelectOptions<Values, Name>): BoundField<Values, Name, string> {
  return {
    ...options,
    initial: value ?? '',
    send: (chosen) => sent(options.name, chosen),
    describe: (value) => choices.find((choice) => choice.value === value)?.label ?? value,
    input: (props) => <SelectInput {...props} choices={choices} placeholder={placeholder} />,
  };
}
