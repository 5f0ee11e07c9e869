import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import type { SelectField, FormValues } from '../field';
import { INPUT_CLASS, inputAttributes, type InputProps } from './input';

export interface SelectInputProps
  extends InputProps<string>, Pick<SelectField<FormValues>, 'choices' | 'placeholder'> {}

/** One of a few choices. */
export function SelectInput({ ref, choices, placeholder, ...props }: SelectInputProps) {
  return (
    <span className="relative block">
      <select
        {...inputAttributes(props)}
        ref={ref as Ref<HTMLSelectElement>}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className={`${INPUT_CLASS} min-h-target appearance-none pr-11`}
      >
        <option value="">{placeholder}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-abu"
      />
    </span>
  );
}
