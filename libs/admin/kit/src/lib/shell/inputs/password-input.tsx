import { useState, type Ref } from 'react';
import { INPUT_CLASS, inputAttributes, type InputProps } from './input';
import { ShowButton } from './show-button';

export interface PasswordInputProps extends InputProps<string> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password: hidden until its button shows it, and never trimmed. */
export function PasswordInput({ ref, autoComplete, ...props }: PasswordInputProps) {
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
