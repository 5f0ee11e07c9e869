import { Button } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { Dialog } from '../shell/dialog/dialog';
import { words } from '../shell/words';

export interface DetailDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice?: ReactNode;
  onEdit: () => void;
  /** Beside the buttons. */
  footer?: ReactNode;
}

export function DetailDialog({
  title,
  children,
  onClose,
  onEdit,
  notice,
  footer,
}: DetailDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      messages={notice}
      actions={
        <>
          {footer}
          <Button variant="secondary" onClick={onClose}>
            {words.dialog.close}
          </Button>
          <Button onClick={onEdit}>{words.dialog.edit}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
