import {
  INPUT_CLASS,
  inputAttributes,
  ShowButton,
  type FieldOf,
  type FieldOptions,
  type FormValues,
  type InputProps,
} from '@lereng/admin-kit';
import { useState, type Ref } from 'react';

interface PasswordOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  autoComplete: 'current-password' | 'new-password';
  validate?: (password: string) => string | null;
}

/** A password: hidden until its button shows it, and never trimmed. */
export function password<Values extends FormValues, Name extends string>({
  autoComplete,
  ...options
}: PasswordOptions<Values, Name>): FieldOf<Values, Name, string> {
  return {
    ...options,
    required: true,
    input: (props) => <PasswordInput {...props} autoComplete={autoComplete} />,
  };
}

interface PasswordInputProps extends InputProps<string> {
  autoComplete: string;
}

function PasswordInput({ ref, autoComplete, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <span className="relative block">
      <input
        {...inputAttributes(props)}
        ref={ref as Ref<HTMLInputElement>}
        type={visible ? 'text' : 'password'}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`${INPUT_CLASS} min-h-target pr-13`}
      />
      <ShowButton visible={visible} onChange={setVisible} controls={props.id} />
    </span>
  );
}
