import { errorStatus } from '@lereng/web-data-access';
import { Button } from '@lereng/web-ui';
import { useState, type ReactNode } from 'react';
import { MessageBanner } from '../banner/message-banner';
import { useMessage } from '../banner/use-message';
import { explainFailure } from '../save-failure';
import { words } from '../words';
import { Dialog } from './dialog';
import { PasswordQuestion } from './password-question';

export interface ConfirmDialogProps {
  title: string;
  /** Asks for confirmation. */
  question: string;
  /** What else happens, below the question. */
  children?: ReactNode;
  /** Message for a failed call. */
  failed: string;
  /** Asks for the password, too. */
  asksPassword?: boolean;
  /** Label of the button that confirms. */
  action?: string;
  /** False while `children` is not all there: it would move the button from under a finger. */
  ready?: boolean;
  /** Of that button. */
  variant?: 'danger' | 'primary';
  /** Rejects with the API's error. The password is empty where it is not asked for. */
  confirm: (password: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice?: ReactNode;
}

/** Asks for confirmation, mostly of what cannot be undone at once, and stays open with a message when it fails. */
export function ConfirmDialog({
  title,
  question,
  children,
  failed,
  asksPassword = false,
  action = words.dialog.remove,
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
            {words.dialog.cancel}
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
