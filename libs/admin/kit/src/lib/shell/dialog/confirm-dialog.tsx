import { errorStatus } from '@lereng/web-data-access';
import { Button } from '@lereng/web-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MessageBanner, useMessage } from '../banner/banner';
import { AccountName } from '../inputs/account-name';
import { PasswordInput } from '../inputs/password-input';
import { explainFailure } from '../save-failure';
import { words } from '../words';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Further consequences, below the question. */
  children?: ReactNode;
  /** Message for a failed call. */
  failed?: string;
  /** Asks for the password, too. */
  asksPassword?: boolean;
  /** Label of the button that confirms. */
  action?: string;
  /** Label of the other button. */
  cancel?: string;
  /** False hides the close button. */
  cross?: boolean;
  /** False while `children` is loading: its arrival moves the button while somebody may be about to press it. */
  ready?: boolean;
  /** Of that button. */
  variant?: 'danger' | 'primary';
  /**
   * Runs before `onDone`, and rejects with the API's error. The password is empty where it is not asked for.
   */
  confirm?: (password: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice?: ReactNode;
}

/** Asks before something is done that cannot be undone at once, and stays open with a message when that fails. */
export function ConfirmDialog({
  title,
  question,
  children,
  failed = '',
  asksPassword = false,
  action = words.dialog.remove,
  cancel = words.dialog.cancel,
  cross,
  ready = true,
  variant = 'danger',
  confirm,
  onDone,
  onClose,
  notice,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const messages = useMessage();

  const run = async () => {
    messages.clear();
    if (asksPassword && password === '') return setRefusal(words.dialog.passwordMissing);
    if (!confirm) return onDone();
    setRefusal(null);
    setBusy(true);
    try {
      await confirm(password);
      onDone();
    } catch (error) {
      // Another session has deleted it already.
      if (errorStatus(error) === 404) return onDone();
      if (asksPassword && errorStatus(error) === 400) {
        setRefusal(words.dialog.passwordWrong);
        setPassword('');
      } else {
        messages.show(explainFailure(error, failed).message);
      }
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={title}
      question
      cross={cross}
      busy={busy}
      onClose={onClose}
      onSubmit={
        asksPassword
          ? (event) => {
              event.preventDefault();
              if (!busy) void run();
            }
          : undefined
      }
      messages={
        <>
          {notice}
          <MessageBanner state={messages} />
        </>
      }
      actions={
        <>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            // Without the password there is no form, as the question may stand in the dialog of another one.
            {...(asksPassword ? { type: 'submit' } : { onClick: () => void run() })}
            variant={variant}
            busy={busy}
            disabled={busy || !ready}
          >
            {busy ? words.dialog.waiting : action}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      <div className="mt-3 flex flex-col gap-3 text-sm text-subtle empty:hidden">{children}</div>
      {asksPassword && (
        <PasswordQuestion value={password} onChange={setPassword} error={refusal} busy={busy} />
      )}
    </Dialog>
  );
}

interface PasswordQuestionProps {
  value: string;
  onChange: (password: string) => void;
  /** Why the password was refused; the field then gets the focus back. */
  error: string | null;
  busy: boolean;
}

/** Asks for the password again, within a dialog. */
function PasswordQuestion({ value, onChange, error, busy }: PasswordQuestionProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const input = useRef<HTMLElement>(null);
  useEffect(() => {
    if (error !== null && !busy) input.current?.focus();
  }, [error, busy]);
  return (
    <div className="mt-4 flex flex-col gap-1.5">
      <AccountName />
      <label htmlFor={id} className="font-semibold">
        {words.dialog.password}
      </label>
      <PasswordInput
        id={id}
        name="password"
        ref={input}
        value={value}
        onChange={onChange}
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
