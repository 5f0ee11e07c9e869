import {
  codePointLength,
  hasForbiddenControl,
  isBlank,
  isWebUrl,
  normalizeLineBreaks,
} from '@lereng/shared-domain';
import { classNames } from '@lereng/web-ui';
import { useId, type ChangeEvent, type Ref } from 'react';
import { INPUT_CLASS, inputAttributes, TextInput, type InputProps } from '../../shell/inputs/input';
import { words } from '../../shell/words';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';

/** Text without the spaces around it, with plain line breaks; text that nobody could see is empty. */
const trim = (text: string): string => (isBlank(text) ? '' : normalizeLineBreaks(text).trim());

/** As `trim`, for an input of one line: a line break that Word writes is a space there. */
export const trimLine = (text: string): string => trim(normalizeLineBreaks(text, ' '));

/** Message for a text that is too long or holds control characters, or null. */
export function validateText(text: string, label: string, maxLength: number): string | null {
  if (codePointLength(text) > maxLength) return words.form.tooLong(label, maxLength);
  return hasForbiddenControl(text) ? words.form.control(label) : null;
}

interface TextOptions<Values extends FormValues, Name extends string> extends StoredOptions<
  Values,
  Name,
  string
> {
  /** In code points. */
  maxLength: number;
  /** Texts that the browser offers while one types; any other is allowed. */
  suggestions?: readonly string[];
}

/** One line of text, trimmed on save. */
export const text = <Values extends FormValues, const Name extends string>({
  maxLength,
  value,
  suggestions,
  ...options
}: TextOptions<Values, Name>): BoundField<Values, Name, string> => ({
  ...options,
  initial: value ?? '',
  send: (text) => sent(options.name, text),
  input: (props) => <SuggestingInput {...props} suggestions={suggestions} />,
  normalize: trimLine,
  validate: (text) => validateText(text, options.label, maxLength),
});

interface SuggestingInputProps extends InputProps<string> {
  suggestions?: readonly string[];
}

function SuggestingInput({ suggestions, ...props }: SuggestingInputProps) {
  const list = useId();
  if (!suggestions) return <TextInput {...props} attributes={{ autoComplete: 'off' }} />;
  return (
    <>
      <TextInput {...props} attributes={{ autoComplete: 'off', list }} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

interface MultilineOptions<Values extends FormValues, Name extends string> extends TextOptions<
  Values,
  Name
> {
  /** Mostly a line or two. */
  short?: boolean;
}

/** Several lines of text, trimmed on save. */
export const multiline = <Values extends FormValues, const Name extends string>({
  short,
  ...options
}: MultilineOptions<Values, Name>): BoundField<Values, Name, string> => ({
  ...text(options),
  input: (props) => <MultilineInput {...props} short={short} />,
  normalize: trim,
});

interface UrlOptions<Values extends FormValues, Name extends string> extends StoredOptions<
  Values,
  Name,
  string
> {
  /** Turns shorthand such as `@name` into a URL. */
  complete?: (typed: string, values: Values) => string;
  /** Message for a completed text with a fault of its own, which may be a URL; null where it has none. */
  invalid?: (completed: string, values: Values) => string | null;
}

/** A URL of the web. */
export const url = <Values extends FormValues, const Name extends string>({
  complete = (typed) => typed,
  invalid = () => null,
  value,
  ...options
}: UrlOptions<Values, Name>): BoundField<Values, Name, string> => ({
  ...options,
  initial: value ?? '',
  send: (url) => sent(options.name, url),
  input: (props) => <UrlInput {...props} />,
  normalize: (typed, values) => complete(trim(typed), values),
  validate: (value, values) =>
    invalid(value, values) ?? (isWebUrl(value) ? null : words.form.url(options.label)),
});

/** A URL, or shorthand that the field's `normalize` turns into one. */
export const UrlInput = (props: InputProps<string>) => (
  <TextInput {...props} attributes={URL_ATTRIBUTES} />
);

const URL_ATTRIBUTES = {
  inputMode: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  autoComplete: 'off',
  spellCheck: false,
} as const;

/** Multi-line text; the field grows with its content. `short` for a line or two. */
const MultilineInput = ({ ref, short, ...props }: InputProps<string> & { short?: boolean }) => (
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
