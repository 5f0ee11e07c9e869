import { classNames } from '@lereng/web-ui';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { INPUT_CLASS, inputAttributes, type LooseInputProps } from '../../shell/inputs/input';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';

interface Choices {
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
}: StoredOptions<Values, Name, string> & Choices): BoundField<Values, Name, string> {
  return {
    ...options,
    initial: value ?? '',
    send: (chosen) => sent(options.name, chosen),
    describe: (value) => choices.find((choice) => choice.value === value)?.label ?? value,
    input: (props) => <SelectInput {...props} choices={choices} placeholder={placeholder} />,
  };
}

export function SelectInput({
  ref,
  choices,
  placeholder,
  ...props
}: LooseInputProps<string> & Choices) {
  const { value } = props;
  // A refetched list may lack the selected choice; keep it selected.
  const missing = value !== '' && choices.every((choice) => choice.value !== value);
  return (
    <Select
      {...inputAttributes(props)}
      ref={ref as Ref<HTMLSelectElement>}
      value={value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {missing && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** A `select` in the style of the other inputs. Its text wraps, or large text would be cut. */
export function Select({ className, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...props}
        data-rendered={props.value}
        className={classNames(
          INPUT_CLASS,
          'min-h-target appearance-none pr-11 whitespace-normal',
          className,
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-subtle"
      />
    </span>
  );
}
