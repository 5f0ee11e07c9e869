import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens the dialog before paint, and closes it before it is removed. */
export function useModal(element: RefObject<HTMLDialogElement | null>) {
  // `close` restores the focus, which a removed element cannot do.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    first?.focus();
    return () => dialog.close();
  }, [element]);

  useEffect(() => {
    const { classList } = document.documentElement;
    if (classList.contains('overflow-hidden')) return undefined;
    classList.add('overflow-hidden');
    return () => classList.remove('overflow-hidden');
  }, []);
}

/** Keeps the focus inside while every control is disabled, and restores it afterwards. */
export function useFocusWhileBusy(element: RefObject<HTMLElement | null>, busy: boolean) {
  const before = useRef<Element | null>(null);
  // Before the browser moves the focus off a control that was just disabled.
  useLayoutEffect(() => {
    const { current } = element;
    const focused = document.activeElement;
    if (!current) return;
    if (busy) {
      if (!current.contains(focused)) return;
      before.current = focused;
      current.focus({ preventScroll: true });
    } else {
      const last = before.current;
      before.current = null;
      // Somebody who went on in another form stays there.
      if (!last || (focused !== current && focused !== document.body)) return;
      // New values come with new fields.
      const target = last.isConnected ? last : current.querySelector('[type="submit"]');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
  }, [element, busy]);
}
