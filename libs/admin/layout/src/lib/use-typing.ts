import { useEffect, useState } from 'react';

const UNTYPED = ['checkbox', 'radio', 'file', 'color', 'range', 'button', 'submit'];

const isTyped = (element: EventTarget | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !UNTYPED.includes(element.type));

/** A button that was tapped while somebody typed must not move away before the tap is a click. */
const AFTER_MS = 300;

/** Whether a text field has the focus on a touch screen, which shows a keyboard for it. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      if (isTyped(target)) setTyping(window.matchMedia('(pointer: coarse)').matches);
      else timer = setTimeout(() => setTyping(false), AFTER_MS);
    };
    const onFocusOut = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), AFTER_MS);
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return typing;
}
