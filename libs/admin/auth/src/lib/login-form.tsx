import { INPUT_CLASS } from '@lereng/admin-kit';
import { Button } from '@lereng/web-ui';
import { useId, useState } from 'react';
import { words } from './words';

export interface LoginFormProps {
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
}

/** User name and password, in the way that password managers know. */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const id = useId();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(username, password);
      }}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-username`} className="font-semibold">
          {words.username}
        </label>
        <input
          id={`${id}-username`}
          name="username"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          readOnly={busy}
          aria-required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${INPUT_CLASS} min-h-target`}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-password`} className="font-semibold">
          {words.password}
        </label>
        <input
          id={`${id}-password`}
          name="password"
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          readOnly={busy}
          aria-required
          autoComplete="current-password"
          className={`${INPUT_CLASS} min-h-target`}
        />
      </div>
      {/* Not disabled: it would lose the focus. A second press while it works does nothing. */}
      <Button type="submit" busy={busy} aria-disabled={busy}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
