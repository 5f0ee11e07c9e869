import { classNames, IconButton } from '@lereng/web-ui';
import { X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { words } from '../words';
import { useFocusWhileBusy, useModal } from './use-modal';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons of the footer. */
  actions: ReactNode;
  /** Banners, which stay visible while the body scrolls. */
  messages?: ReactNode;
  /** Renders the dialog's content in a form. */
  onSubmit?: (event: SyntheticEvent) => void;
  /** Called for the close button, Escape and the backdrop; the caller unmounts the dialog. */
  onClose: () => void;
  /** Disables closing while a request is in flight. */
  busy?: boolean;
  /** A short question: small on a phone, and read out as the dialog's description. */
  question?: boolean;
  /** Wider on a desk, for a form with much in it. */
  large?: boolean;
  /** With room on a desk for something beside the form. */
  withAside?: boolean;
  /** False hides the close button, where every choice needs a label. */
  cross?: boolean;
}

/**
 * A modal dialog, open while mounted, full-screen on a phone. The focus goes to `[data-autofocus]`
 * or the title, and returns to the opener.
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
  large = false,
  withAside = false,
  cross = true,
}: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useModal(element);
  useFocusWhileBusy(element, busy);
  const Frame = onSubmit ? 'form' : 'div';
  const frame = onSubmit && { noValidate: true, onSubmit };
  const requestClose = () => {
    if (!busy) onClose();
  };
  const closing = useImplicitClosing(requestClose);

  return (
    <dialog
      ref={element}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={question ? bodyId : undefined}
      aria-busy={busy}
      className={classNames(
        'm-auto overflow-hidden bg-surface text-default outline-none backdrop:bg-surface-inverse/60 open:flex',
        'sm:max-h-[calc(100dvh-4rem)] sm:rounded-card sm:shadow-soft',
        question
          ? 'w-[calc(100vw-2rem)] max-w-md rounded-card'
          : 'h-dvh max-h-dvh w-screen max-w-none sm:h-fit',
        !question && (large ? 'sm:w-[min(48rem,calc(100vw-2rem))]' : 'sm:w-[36rem]'),
        withAside &&
          (large ? 'lg:w-[min(69rem,calc(100vw-2rem))]' : 'lg:w-[min(57rem,calc(100vw-2rem))]'),
      )}
      {...closing}
    >
      <Frame {...frame} className="flex min-h-0 w-full flex-col">
        <header className="flex items-center gap-2 border-b border-line py-1.5 pr-2 pl-5 sm:pl-6">
          <h2 id={titleId} tabIndex={-1} className="min-w-0 grow py-2.5 text-lg outline-none">
            {title}
          </h2>
          {cross && (
            <IconButton
              label={words.dialog.cross}
              icon={<X aria-hidden="true" className="size-5" />}
              disabled={busy}
              onClick={requestClose}
            />
          )}
        </header>
        <div className="flex flex-col gap-2 border-line px-5 not-empty:border-b not-empty:py-3 sm:px-6">
          {messages}
        </div>
        {/* Focusable, as it may scroll and contain no control, or none that is enabled while it is busy. `relative`:
            positioned elements within, such as hidden file inputs, scroll with it, or the whole dialog could be
            scrolled out of the screen. */}
        <div
          id={bodyId}
          role="group"
          aria-labelledby={titleId}
          tabIndex={(onSubmit && !busy) || question ? undefined : 0}
          className="relative min-h-0 grow overflow-y-auto overscroll-contain p-5 sm:p-6"
        >
          {children}
        </div>
        <footer
          aria-live="polite"
          className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 sm:px-6"
        >
          {actions}
        </footer>
      </Frame>
    </dialog>
  );
}

/** Handlers for implicit closing: Escape, a phone's back gesture, the backdrop. */
function useImplicitClosing(requestClose: () => void) {
  const pressedOutside = useRef(false);
  const isItself = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    onKeyDown: (event: KeyboardEvent) => {
      // By default, the browser closes a dialog on the second Escape although `cancel` was prevented.
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      requestClose();
    },
    onCancel: (event: SyntheticEvent) => {
      // A file chooser's `cancel` event bubbles.
      if (!isItself(event)) return;
      event.preventDefault();
      requestClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Some browsers close the dialog although `cancel` was prevented; reopen it to keep the form.
      if (!isItself(event) || event.currentTarget.open) return;
      event.currentTarget.showModal();
      requestClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedOutside.current = isItself(event);
    },
    onClick: (event: SyntheticEvent) => {
      // A text selection may end outside; only a press that began on the backdrop counts.
      if (isItself(event) && pressedOutside.current) requestClose();
    },
  };
}
