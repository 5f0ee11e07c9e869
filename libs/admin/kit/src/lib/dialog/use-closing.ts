import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';

/** The ways to close a dialog without a word: Escape, a phone's back gesture, the backdrop. */
export function useClosing(ask: () => void) {
  const pressedOutside = useRef(false);
  const isItself = (event: SyntheticEvent) => event.target === event.currentTarget;
  const dialogProps = {
    onKeyDown: (event: KeyboardEvent) => {
      // Left to the browser, a second Escape would close the dialog whatever its owner wants.
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    },
    onCancel: (event: SyntheticEvent) => {
      // A file chooser's cancel bubbles up to here as well.
      if (!isItself(event)) return;
      event.preventDefault();
      ask();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Some browsers close in the end whoever objects; what was typed must outlive that.
      if (!isItself(event) || event.currentTarget.open) return;
      event.currentTarget.showModal();
      ask();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedOutside.current = isItself(event);
    },
    onClick: (event: SyntheticEvent) => {
      // Selecting text may end outside; only a press that began there means the backdrop.
      if (isItself(event) && pressedOutside.current) ask();
    },
  };
  return { ask, dialogProps };
}
