import { useEffect, useRef, type RefObject } from 'react';
import type { ListState } from './list-state';

/** Scrolls a row that is in the document to the middle of the screen. */
export function scrollToRow(within: Element | null, id: number): void {
  // jsdom has no scrolling.
  within?.querySelector(`[data-row="${id}"]`)?.scrollIntoView?.({ block: 'center' });
}

/** Shows a new row as soon as the list has it, and no search hides it. */
export function useScrollToAdded(
  screen: RefObject<HTMLElement | null>,
  added: number | null,
  found: readonly { id: number }[],
): void {
  const isThere = added !== null && found.some(({ id }) => id === added);
  useEffect(() => {
    if (isThere) scrollToRow(screen.current, added);
  }, [screen, added, isThere]);
}

/**
 * The opener may be gone when a dialog or a mode closes, or go with a refetch: focus the button that opens the
 * same for the same row, else the title, instead of losing the focus.
 */
export function useReturnFocus(
  screen: RefObject<HTMLElement | null>,
  isOpen: boolean,
  last: ListState<{ id: number }>['last'],
  rows: readonly unknown[] | undefined,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const { current } = screen;
    if (isOpen) wasOpen.current = true;
    else if (wasOpen.current && current && last && document.activeElement === document.body) {
      const within = last.row ? `[data-row="${last.row.id}"]` : 'header';
      const opener = current.querySelector<HTMLElement>(`${within} [data-opens~="${last.kind}"]`);
      (opener ?? current.querySelector('h1'))?.focus({ preventScroll: true });
    }
  }, [screen, isOpen, last, rows]);
}
