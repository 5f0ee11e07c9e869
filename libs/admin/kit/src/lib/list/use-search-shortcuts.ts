import { useEffect, type RefObject } from 'react';

/** In the form of `aria-keyshortcuts`. */
export const SEARCH_SHORTCUTS = 'Control+F Meta+F /';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * The browser's search sees only what is in the document: its key, and `/`, focus a list's own search
 * field, which sees every row. With the focus in that field the key is the browser's again.
 */
export function useSearchShortcuts(
  field: RefObject<HTMLInputElement | null>,
  enabled: boolean,
): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const input = field.current;
      if (!input || document.activeElement === input || event.defaultPrevented) return;
      if (!isFind(event) && !isSlash(event)) return;
      // Behind a dialog or the open sidebar it cannot be focused.
      if (input.closest('[inert]') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, enabled]);
}

const isFind = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'f' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** Some layouts need Shift for it. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '/' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest(TEXT_FIELDS));
