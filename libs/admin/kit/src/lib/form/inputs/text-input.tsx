import { classNames } from '@lereng/web-ui';
import type { Ref } from 'react';
import { INPUT_CLASS, inputAttributes, type InputProps } from './input';

export function TextInput({ ref, ...props }: InputProps<string>) {
  return (
    <input
      {...inputAttributes(props)}
      ref={ref as Ref<HTMLInputElement>}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      autoComplete="off"
      className={`${INPUT_CLASS} min-h-target`}
    />
  );
}

/** A URL, or shorthand that the field's `normalize` turns into one. */
export function UrlInput({ ref, ...props }: InputProps<string>) {
  return (
    <input
      {...inputAttributes(props)}
      ref={ref as Ref<HTMLInputElement>}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      className={`${INPUT_CLASS} min-h-target`}
    />
  );
}

/** Multi-line text; the field grows with its content. `short` for what is a line or two. */
export function MultilineInput({
  ref,
  short = false,
  ...props
}: InputProps<string> & { short?: boolean }) {
  return (
    <textarea
      {...inputAttributes(props)}
      ref={ref as Ref<HTMLTextAreaElement>}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      rows={short ? 1 : 4}
      className={classNames(
        INPUT_CLASS,
        'field-sizing-content max-h-80 resize-y',
        short ? 'min-h-target' : 'min-h-28',
      )}
    />
  );
}
