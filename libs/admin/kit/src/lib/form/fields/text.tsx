import {
  codePointLength,
  hasForbiddenControl,
  isBlank,
  isWebUrl,
  normalizeLineBreaks,
} from '@lereng/shared-domain';
import { words } from '../../shell/words';
import { sent, type BoundField } from '../bound-field';
import type { FieldOptions, FormValues } from '../field';
import { MultilineInput, TextInput, UrlInput } from '../inputs/text-input';

/** Text without the spaces around it, with plain line breaks; text that nobody could see is empty. */
export const trim = (text: string): string =>
  isBlank(text) ? '' : normalizeLineBreaks(text).trim();

/** As `trim`, for an input of one line: what Word writes for a line break is a space there. */
export const trimLine = (text: string): string => trim(normalizeLineBreaks(text, ' '));

/** Message for a text that is too long or holds control characters, or null. */
export function validateText(text: string, label: string, maxLength: number): string | null {
  if (codePointLength(text) > maxLength) return words.form.tooLong(label, maxLength);
  return hasForbiddenControl(text) ? words.form.control(label) : null;
}

interface TextOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** What is stored. */
  value?: string | null;
  /** In code points. */
  maxLength: number;
}

function anyText<Values extends FormValues, Name extends string>(
  { maxLength, value, ...options }: TextOptions<Values, Name>,
  normalize: (text: string) => string,
  input: BoundField<Values, Name, string>['input'],
): BoundField<Values, Name, string> {
  return {
    ...options,
    initial: value ?? '',
    send: (text) => sent(options.name, text),
    input,
    normalize,
    validate: (value) => validateText(value, options.label, maxLength),
  };
}

/** One line of text, trimmed on save. */
export const text = <Values extends FormValues, const Name extends string>(
  options: TextOptions<Values, Name>,
) => anyText(options, trimLine, (props) => <TextInput {...props} />);

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
}: MultilineOptions<Values, Name>) =>
  anyText(options, trim, (props) => <MultilineInput {...props} short={short} />);

interface UrlOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** What is stored. */
  value?: string | null;
  /** Turns shorthand such as `@name` into a URL. */
  complete?: (typed: string, values: Values) => string;
  /** Message for a completed text with a fault of its own, which may be a URL; null where it has none. */
  invalid?: (completed: string, values: Values) => string | null;
}

/** A URL of the web. */
export function url<Values extends FormValues, const Name extends string>({
  complete = (typed) => typed,
  invalid = () => null,
  value,
  ...options
}: UrlOptions<Values, Name>): BoundField<Values, Name, string> {
  return {
    ...options,
    initial: value ?? '',
    send: (url) => sent(options.name, url),
    input: (props) => <UrlInput {...props} />,
    normalize: (typed, values) => complete(trim(typed), values),
    validate: (value, values) =>
      invalid(value, values) ?? (isWebUrl(value) ? null : words.form.url(options.label)),
  };
}
