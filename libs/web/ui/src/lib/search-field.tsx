import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { classNames } from './class-names';

export interface SearchFieldProps {
  /** Accessible name of the search box. */
  label: string;
  placeholder?: string;
  /** Name of the parameter when the form is sent. */
  name?: string;
  /** Where the form is sent to when there is no script. */
  action?: string;
  defaultValue?: string;
  /** Called with each change of the text. */
  onSearch?: (text: string) => void;
  /** Called when Enter or the keyboard's search key is pressed. */
  onSubmit?: (text: string) => void;
  /** The box itself, to empty it or to give it the focus. */
  inputRef?: RefObject<HTMLInputElement | null>;
  className?: string;
}

/**
 * A search box that is a plain form underneath, so that it works before scripts and without them.
 *
 * The browser keeps the text: what was typed before the scripts came stays, and is reported then.
 * Whoever changes it from outside does so through `inputRef` or by giving the component a new `key`.
 */
export function SearchField({
  label,
  placeholder = label,
  name = 'q',
  action,
  defaultValue = '',
  onSearch,
  onSubmit,
  inputRef,
  className,
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;

  const reportEarlyText = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== defaultValue) onSearch?.(typed);
  });
  useEffect(() => reportEarlyText(), []);

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
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-abu"
      />
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={defaultValue}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch?.(event.target.value)}
        className="h-12 w-full rounded-chip border border-tepi bg-white pr-4 pl-12 text-base text-lava"
      />
    </form>
  );
}
