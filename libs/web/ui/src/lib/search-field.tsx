import type { Locale } from '@lereng/shared-domain';
import { useId, useRef, type RefObject } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { useEarlyInput } from './use-early-input';
import { VisuallyHidden } from './visually-hidden';
import { wordsIn } from './words';

/** The query parameter of the form. */
const QUERY = 'q';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The form's action without scripts; the icon is then a button that submits it. */
  action?: string;
  defaultValue?: string;
  /** Called on every change. */
  onSearch?: (text: string) => void;
  /** Called for Enter and the keyboard's search key. */
  onSubmit?: (text: string) => void;
  /** The input, to clear or focus it. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Keys that focus the field, as in `aria-keyshortcuts`. */
  keyShortcuts?: string;
  /** The language of the page; the back office's by default. */
  locale?: Locale;
  className?: string;
}

/**
 * A search field in a plain GET form, usable before hydration and without scripts. Uncontrolled:
 * text typed before hydration is kept and reported. Change it by `inputRef` or a new `key`.
 */
export function SearchField({
  label,
  placeholder = label,
  action,
  defaultValue = '',
  onSearch,
  onSubmit,
  inputRef,
  keyShortcuts,
  locale,
  className,
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;

  useEarlyInput(id, (typed) => onSearch?.(typed.get(QUERY) ?? ''));

  return (
    <form
      role="search"
      method="get"
      action={action}
      className={classNames('relative', className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(input.current?.value ?? '');
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name={QUERY}
        defaultValue={defaultValue}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts={keyShortcuts}
        onChange={(event) => onSearch?.(event.target.value)}
        className="h-12 w-full rounded-chip border border-control bg-surface-raised pr-4 pl-beside-icon text-base text-default"
      />
      {/* Without an action there is nothing to submit before hydration. */}
      {action ? (
        <button
          type="submit"
          className="absolute inset-y-0 left-0 flex w-12 items-center justify-center rounded-chip text-subtle transition-colors hover:text-default"
        >
          <Icon name="search" className="size-5" />
          <VisuallyHidden>{wordsIn(locale).search}</VisuallyHidden>
        </button>
      ) : (
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-subtle"
        />
      )}
    </form>
  );
}
