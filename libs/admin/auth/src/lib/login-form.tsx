import { INPUT_CLASS } from '@lereng/admin-kit';
import { isBlank } from '@lereng/shared-domain';
import { Button } from '@lereng/web-ui';
import { useId, useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { words } from './words';

export interface LoginFormProps {
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
  /** Called instead where a field is empty. */
  onRefuse: () => void;
}

/** User name and password, in the way that password managers know. */
export function LoginForm({ busy, onSubmit, onRefuse }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const lacksUsername = isBlank(username);
  // Spaces may be all of a password.
  const lacksPassword = password === '';

  const submit = () => {
    if (busy) return;
    const lacks = lacksUsername || lacksPassword;
    setChecked(lacks);
    if (!lacks) return onSubmit(username, password);
    (lacksUsername ? usernameInput : passwordInput).current?.focus();
    onRefuse();
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LoginField
        ref={usernameInput}
        label={words.username}
        error={checked && lacksUsername ? words.usernameRequired : null}
        name="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        readOnly={busy}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <LoginField
        ref={passwordInput}
        label={words.password}
        error={checked && lacksPassword ? words.passwordRequired : null}
        name="password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        readOnly={busy}
        autoComplete="current-password"
      />
      {/* Not disabled: it would lose the focus. A second press while it works does nothing. */}
      <Button type="submit" busy={busy} aria-disabled={busy}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** What is wrong with it. */
  error: string | null;
}

function LoginField({ ref, label, error, ...attributes }: LoginFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...attributes}
        ref={ref}
        id={id}
        aria-required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        className={`${INPUT_CLASS} min-h-target`}
      />
      {error !== null && (
        <p id={errorId} className="text-sm font-medium text-merah">
          {error}
        </p>
      )}
    </div>
  );
}
