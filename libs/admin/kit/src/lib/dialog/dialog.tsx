import { classNames, IconButton } from '@lereng/web-ui';
import { X } from 'lucide-react';
import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { words } from '../words';
import { useClosing } from './use-closing';
import { useFocusWhileBusy, useModal } from './use-modal';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** The buttons at the bottom right. */
  actions: ReactNode;
  /** Banners, which stay in sight however far the dialog is scrolled. */
  messages?: ReactNode;
  /** Makes a form of the dialog. */
  onSubmit?: (event: SyntheticEvent) => void;
  /** The cross, Escape or the backdrop was used; it is the caller who takes the dialog away. */
  onClose: () => void;
  /** While something is under way the dialog cannot be closed. */
  busy?: boolean;
  /** A short question, which stays small on a phone and is read out whole. */
  question?: boolean;
  /** False where every way out has to be named. */
  cross?: boolean;
}

/**
 * A modal dialog, open for as long as it is rendered. On a phone it fills the screen.
 *
 * The focus begins at the element marked `data-autofocus`, else at the title, and goes back to where
 * it was.
 */
export function Dialog({
  title,
  children,
  actions,
  messages,
  onSubmit,
  onClose,
  busy = false,
  question = false,
  cross = true,
}: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useModal(element);
  useFocusWhileBusy(element, busy);
  const Frame = onSubmit ? 'form' : 'div';
  const frame = onSubmit && { noValidate: true, onSubmit };
  const closing = useClosing(() => {
    if (!busy) onClose();
  });

  return (
    <dialog
      ref={element}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={question ? bodyId : undefined}
      aria-busy={busy}
      className={classNames(
        'm-auto overflow-hidden bg-kabut text-lava outline-none backdrop:bg-lava/60 open:flex',
        'sm:max-h-[calc(100dvh-4rem)] sm:rounded-card sm:shadow-soft',
        question
          ? 'w-[calc(100vw-2rem)] max-w-md rounded-card'
          : 'h-dvh max-h-dvh w-screen max-w-none sm:h-fit sm:w-[36rem]',
      )}
      {...closing.dialogProps}
    >
      <Frame {...frame} className="flex min-h-0 w-full flex-col">
        <header className="flex items-center gap-2 border-b border-garis py-1.5 pr-2 pl-5 sm:pl-6">
          <h2 id={titleId} tabIndex={-1} className="min-w-0 grow py-2.5 text-lg outline-none">
            {title}
          </h2>
          {cross && (
            <IconButton
              label={words.dialog.cross}
              icon={<X aria-hidden="true" className="size-5" />}
              disabled={busy}
              onClick={closing.ask}
            />
          )}
        </header>
        <div className="flex flex-col gap-2 border-garis px-5 not-empty:border-b not-empty:py-3 sm:px-6">
          {messages}
        </div>
        {/* Reachable by keyboard, as it may be taller than the screen and hold no control. */}
        <div
          id={bodyId}
          role="group"
          aria-labelledby={titleId}
          tabIndex={onSubmit || question ? undefined : 0}
          className="min-h-0 grow overflow-y-auto overscroll-contain p-5 sm:p-6"
        >
          {children}
        </div>
        <footer
          aria-live="polite"
          className="flex flex-wrap justify-end gap-3 border-t border-garis px-5 py-3 sm:px-6"
        >
          {actions}
        </footer>
      </Frame>
    </dialog>
  );
}
