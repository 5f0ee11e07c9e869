import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';

/** Handlers for implicit closing: Escape, a phone's back gesture, the backdrop. */
export function useClosing(requestClose: () => void) {
  const pressedOutside = useRef(false);
  const isItself = (event: SyntheticEvent) => event.target === event.currentTarget;
  const dialogProps = {
    onKeyDown: (event: KeyboardEvent) => {
      // By default, the browser closes a dialog on the second Escape whatever `cancel` prevents.
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
  return { requestClose, dialogProps };
}
