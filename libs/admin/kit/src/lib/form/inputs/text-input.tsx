import { normalizeLineBreaks } from '@lereng/shared-domain';
import { classNames } from '@lereng/web-ui';
import type { ChangeEvent, Ref } from 'react';
import { INPUT_CLASS, inputAttributes, type InputProps } from '../../shell/inputs/input';

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
      onChange={(event) => props.onChange(withLineBreaks(event))}
      rows={short ? 1 : 4}
      className={classNames(
        INPUT_CLASS,
        'field-sizing-content max-h-80 resize-y',
        short ? 'min-h-target' : 'min-h-28',
      )}
    />
  );
}

/** The text of a field, which shows the line breaks that Word has written, and leaves the cursor where it is. */
function withLineBreaks({ target }: ChangeEvent<HTMLTextAreaElement>): string {
  const text = normalizeLineBreaks(target.value);
  if (text !== target.value) {
    const { selectionStart, selectionEnd } = target;
    target.value = text;
    target.setSelectionRange(selectionStart, selectionEnd);
  }
  return text;
}
