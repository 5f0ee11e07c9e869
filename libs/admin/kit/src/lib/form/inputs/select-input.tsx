import type { Ref } from 'react';
import { inputAttributes, type InputProps } from '../../shell/inputs/input';
import { Select } from './select';

export interface SelectInputProps extends InputProps<string> {
  choices: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  placeholder: string;
}

export function SelectInput({ ref, choices, placeholder, ...props }: SelectInputProps) {
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
