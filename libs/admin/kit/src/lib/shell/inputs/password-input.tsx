import { IconButton } from '@lereng/web-ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { words } from '../words';
import { TextInput, type LooseInputProps } from './input';

type PasswordInputProps = LooseInputProps<string> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password: hidden until its button shows it, and never trimmed. */
export function PasswordInput({ autoComplete, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...props}
        attributes={{
          type: visible ? 'text' : 'password',
          autoComplete,
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          className: 'pr-13',
        }}
      />
      <ShowButton visible={visible} onChange={setVisible} controls={props.id} />
    </span>
  );
}

interface ShowButtonProps {
  visible: boolean;
  onChange: (visible: boolean) => void;
  /** Id of the input. */
  controls?: string;
}

/** At the end of a password's input: shows the text, as a generated password is long and typed on a phone. */
export function ShowButton({ visible, onChange, controls }: ShowButtonProps) {
  const Icon = visible ? EyeOff : Eye;
  return (
    <IconButton
      label={visible ? words.secret.hide : words.secret.show}
      icon={<Icon aria-hidden="true" className="size-5" />}
      aria-controls={controls}
      onClick={() => onChange(!visible)}
      // In the middle of an input that is higher than a target, as with large text.
      className="absolute inset-y-0 right-1 my-auto"
    />
  );
}
