import { useEffect, useId, useRef } from 'react';
import { PasswordInput } from '../inputs/password-input';
import { words } from '../words';

export interface PasswordQuestionProps {
  value: string;
  onChange: (password: string) => void;
  /** What is wrong with what was sent; the field then gets the focus back. */
  error: string | null;
  busy: boolean;
}

/** Asks for the password again, within a dialog. */
export function PasswordQuestion({ value, onChange, error, busy }: PasswordQuestionProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const input = useRef<HTMLElement>(null);
  useEffect(() => {
    if (error !== null && !busy) input.current?.focus();
  }, [error, busy]);
  return (
    <div className="mt-4 flex flex-col gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-semibold">
        {words.dialog.password}
      </label>
      <PasswordInput
        id={id}
        name="password"
        labelId={`${id}-label`}
        ref={input}
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
        autoComplete="current-password"
        required
        invalid={error !== null}
        busy={busy}
        describedBy={error === null ? undefined : errorId}
        autoFocus
      />
      {error !== null && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
