import type { FieldOf, FieldOptions, FormValues } from '../field';
import { SelectInput } from '../inputs/select-input';

interface SelectOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  choices: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  placeholder: string;
}

/** One of `choices`, by its value; an empty string while nothing is selected. */
export function select<Values extends FormValues, Name extends string>({
  choices,
  placeholder,
  ...options
}: SelectOptions<Values, Name>): FieldOf<Values, Name, string> {
  return {
    ...options,
    describe: (value) => choices.find((choice) => choice.value === value)?.label ?? value,
    input: (props) => <SelectInput {...props} choices={choices} placeholder={placeholder} />,
  };
}
