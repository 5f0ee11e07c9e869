import { groupAttributes, type InputProps } from '@lereng/admin-kit/shell';
import type { Ref } from 'react';

interface Choices<Value extends string> {
  choices: readonly { value: Value; label: string }[];
}

type ChoiceInputProps<Value extends string> = InputProps<Value> & Choices<Value>;

/** The input of a field that is one of a few choices, all in view. */
export function ChoiceInput<Value extends string>({
  ref,
  choices,
  ...props
}: ChoiceInputProps<Value>) {
  return (
    <div {...groupAttributes(props)} className="flex flex-wrap gap-x-5">
      {choices.map(({ value, label }) => {
        const checked = props.value === value;
        return (
          <label key={value} className="flex min-h-target items-center gap-2.5">
            <input
              ref={checked ? (ref as Ref<HTMLInputElement>) : undefined}
              type="radio"
              name={props.id}
              checked={checked}
              disabled={props.busy}
              onChange={() => props.onChange(value)}
              onBlur={props.onBlur}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        );
      })}
    </div>
  );
}
