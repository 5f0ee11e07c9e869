import { classNames, SearchField } from '@lereng/web-ui';
import { useEffect, type RefObject } from 'react';
import { words } from '../shell/words';

/** In the form of `aria-keyshortcuts`. */
const SEARCH_SHORTCUTS = 'Control+F Meta+F /';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** The search field, with the number of matching rows. */
export function ListSearch({
  input,
  onSearch,
  count,
  isSearch,
  shortcuts,
}: {
  /** To clear or focus the field. */
  input: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
  count: string;
  /** On a phone the number is said of a search alone. */
  isSearch: boolean;
  /** The browser's own search would not find every row. */
  shortcuts: boolean;
}) {
  useSearchShortcuts(input, shortcuts);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchField
        label={words.search}
        onSearch={onSearch}
        inputRef={input}
        keyShortcuts={shortcuts ? SEARCH_SHORTCUTS : undefined}
        className="w-full sm:w-80"
      />
      <p role="status" className={classNames('text-sm text-subtle', !isSearch && 'max-sm:sr-only')}>
        {/* A new element for each text: translation by the browser replaces the former text node. */}
        <span key={count}>{count}</span>
      </p>
    </div>
  );
}

/**
 * The browser's search sees only what is in the document: its key, and `/`, focus a list's own search
 * field, which sees every row. With the focus in that field the key is the browser's again.
 */
function useSearchShortcuts(field: RefObject<HTMLInputElement | null>, enabled: boolean): void {
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
