import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { INPUT_CLASS, inputAttributes, type InputProps } from './input';

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
    <span className="relative block">
      <select
        {...inputAttributes(props)}
        ref={ref as Ref<HTMLSelectElement>}
        value={value}
        onChange={(event) => props.onChange(event.target.value)}
        className={`${INPUT_CLASS} min-h-target appearance-none pr-11`}
      >
        <option value="">{placeholder}</option>
        {missing && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-subtle"
      />
    </span>
  );
}
