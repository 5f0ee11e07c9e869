import type { Ref } from 'react';
import { INPUT_CLASS, inputAttributes, type InputProps } from './input';

/** Text on one line. */
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

/** A web address, or what the form makes one of. */
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

/** Text on several lines; the field grows with it. */
export function MultilineInput({ ref, ...props }: InputProps<string>) {
  return (
    <textarea
      {...inputAttributes(props)}
      ref={ref as Ref<HTMLTextAreaElement>}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      rows={4}
      className={`${INPUT_CLASS} field-sizing-content max-h-80 min-h-28 resize-y`}
    />
  );
}
