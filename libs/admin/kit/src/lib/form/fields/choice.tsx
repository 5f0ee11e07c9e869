import { classNames } from '@lereng/web-ui';
import type { Ref } from 'react';
import { groupAttributes, type InputProps, type LooseInputProps } from '../../shell/inputs/input';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';

interface Choices<Value extends string> {
  choices: readonly { value: Value; label: string }[];
}

/** One of a few choices, all in view; one of them is always chosen. */
export const choice = <Values extends FormValues, const Name extends string, Value extends string>({
  choices,
  value,
  ...options
}: StoredOptions<Values, Name, NoInfer<Value>> &
  Choices<Value> & { value: NoInfer<Value> }): BoundField<Values, Name, Value> => ({
  ...options,
  required: true,
  initial: value,
  send: (chosen) => sent(options.name, chosen),
  group: true,
  describe: (chosen) => choices.find((each) => each.value === chosen)?.label ?? chosen,
  input: (props) => <ChoiceInput {...props} choices={choices} />,
});

type ChoiceInputProps<Value extends string> = LooseInputProps<Value> &
  Pick<InputProps<Value>, 'id' | 'labelId'> &
  Choices<Value> & {
    /** The spaces between choices, and in them. */
    className?: string;
  };

export const ChoiceInput = <Value extends string>({
  ref,
  choices,
  className = 'gap-x-5 *:gap-2.5',
  ...props
}: ChoiceInputProps<Value>) => (
  <div {...groupAttributes(props)} className={classNames('flex flex-wrap', className)}>
    {choices.map(({ value, label }) => (
      <label key={value} className="flex min-h-target items-center">
        <input
          ref={value === props.value ? (ref as Ref<HTMLInputElement>) : undefined}
          type="radio"
          name={props.id}
          checked={value === props.value}
          disabled={props.busy}
          onChange={() => props.onChange(value)}
          onBlur={props.onBlur}
          className="size-5 accent-accent"
        />
        {label}
      </label>
    ))}
  </div>
);
