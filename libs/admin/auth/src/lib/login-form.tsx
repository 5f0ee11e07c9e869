import { ShowButton } from '@lereng/admin-kit/shell';
import { isBlank } from '@lereng/shared-domain';
import { Button } from '@lereng/web-ui';
import { useRef, useState } from 'react';
import { LoginField } from './login-field';
import { words } from './words';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
  /** Called when a field is empty. */
  onInvalid: () => void;
}

/** User name and password, with the attributes that password managers expect. */
export function LoginForm({ busy, onSubmit, onInvalid }: LoginFormProps) {
  const [username, setUsername] = useState('');
  // Uncontrolled, as React writes a controlled value into the DOM's `value` attribute.
  const [hasPassword, setHasPassword] = useState(false);
  const [visible, setVisible] = useState(false);
  const [checked, setChecked] = useState(false);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const lacksUsername = isBlank(username);
  const lacksPassword = !hasPassword;

  const submit = () => {
    if (busy) return;
    const password = passwordInput.current?.value ?? '';
    const lacks = lacksUsername || password === '';
    setChecked(lacks);
    if (!lacks) {
      setVisible(false);
      return onSubmit(username, password);
    }
    (lacksUsername ? usernameInput : passwordInput).current?.focus();
    onInvalid();
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
        enterKeyHint="next"
      />
      <LoginField
        ref={passwordInput}
        label={words.password}
        error={checked && lacksPassword ? words.passwordRequired : null}
        name="password"
        type={visible ? 'text' : 'password'}
        // A password may consist of spaces.
        onChange={(event) => setHasPassword(event.target.value !== '')}
        readOnly={busy}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        button={<ShowButton visible={visible} onChange={setVisible} />}
      />
      {/* aria-disabled: a disabled button loses the focus. `submit` ignores presses while busy. */}
      <Button type="submit" busy={busy} aria-disabled={busy}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
