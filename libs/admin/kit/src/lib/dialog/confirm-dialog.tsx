import { errorStatus } from '@lereng/web-data-access';
import { Button } from '@lereng/web-ui';
import { useState, type ReactNode } from 'react';
import { MessageBanner } from '../banner/message-banner';
import { useMessage } from '../banner/use-message';
import { explainFailure } from '../save-failure';
import { words } from '../words';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: string;
  /** Asks for confirmation. */
  question: string;
  /** What else happens, below the question. */
  children?: ReactNode;
  /** Message for a failed call. */
  failed: string;
  /** Rejects with the API's error. */
  confirm: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice?: ReactNode;
}

/** Asks for confirmation of a deletion, and stays open with a message when it fails. */
export function ConfirmDialog({
  title,
  question,
  children,
  failed,
  confirm,
  onDone,
  onClose,
  notice,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const messages = useMessage();

  const run = async () => {
    setBusy(true);
    messages.clear();
    try {
      await confirm();
      onDone();
    } catch (error) {
      // Another session has deleted it already.
      if (errorStatus(error) === 404) return onDone();
      messages.show(explainFailure(error, failed).message);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={title}
      question
      busy={busy}
      onClose={onClose}
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
          <Button variant="danger" busy={busy} disabled={busy} onClick={() => void run()}>
            {busy ? words.dialog.waiting : words.dialog.remove}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      <div className="mt-3 flex flex-col gap-3 text-sm text-subtle empty:hidden">{children}</div>
    </Dialog>
  );
}
