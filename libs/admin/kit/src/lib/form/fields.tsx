import {
  codePointLength,
  formatRupiah,
  hasForbiddenControl,
  isBlank,
  isWebUrl,
  LIMITS,
} from '@lereng/shared-domain';
import type { ResponsiveImage } from '@lereng/web-ui';
import { words } from '../words';
import type { FieldOf, FieldOptions, FormValues } from './field';
import { ImageInput } from './inputs/image-input';
import { RupiahInput } from './inputs/rupiah-input';
import { SelectInput } from './inputs/select-input';
import { MultilineInput, TextInput, UrlInput } from './inputs/text-input';

/** Text without the spaces around it; text that nobody could see is empty. */
const trim = (text: string): string => (isBlank(text) ? '' : text.trim());

interface TextOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** In code points. */
  maxLength: number;
}

function anyText<Values extends FormValues, Name extends string>(
  { maxLength, ...options }: TextOptions<Values, Name>,
  input: FieldOf<Values, Name, string>['input'],
): FieldOf<Values, Name, string> {
  return {
    ...options,
    input,
    normalize: trim,
    validate: (text) => {
      if (codePointLength(text) > maxLength) return words.form.tooLong(options.label, maxLength);
      return hasForbiddenControl(text) ? words.form.control(options.label) : null;
    },
  };
}

/** One line of text, trimmed on save. */
export const text = <Values extends FormValues, Name extends string>(
  options: TextOptions<Values, Name>,
) => anyText(options, (props) => <TextInput {...props} />);

/** Several lines of text, trimmed on save. */
export const multiline = <Values extends FormValues, Name extends string>(
  options: TextOptions<Values, Name>,
) => anyText(options, (props) => <MultilineInput {...props} />);

interface UrlOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** Turns shorthand such as `@name` into a URL. */
  complete?: (typed: string, values: Values) => string;
}

/** A URL of the web. */
export function url<Values extends FormValues, Name extends string>({
  complete = (typed) => typed,
  ...options
}: UrlOptions<Values, Name>): FieldOf<Values, Name, string> {
  return {
    ...options,
    input: (props) => <UrlInput {...props} />,
    normalize: (typed, values) => complete(trim(typed), values),
    validate: (value) => (isWebUrl(value) ? null : words.form.url(options.label)),
  };
}

interface RupiahOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  min: number;
  max: number;
  /** Step of the arrow keys; every whole amount is valid. */
  step: number;
}

/** A whole amount of rupiah; null while empty, NaN when it is not a whole number. */
export function rupiah<Values extends FormValues, Name extends string>({
  min,
  max,
  step,
  ...options
}: RupiahOptions<Values, Name>): FieldOf<Values, Name, number | null> {
  return {
    ...options,
    input: (props) => <RupiahInput {...props} step={step} />,
    validate: (amount) =>
      amount !== null && Number.isInteger(amount) && amount >= min && amount <= max
        ? null
        : words.form.rupiah(options.label, formatRupiah(min), formatRupiah(max)),
  };
}

interface SelectOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  choices: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  placeholder: string;
}

/** One of `choices`, by its value; an empty string while nothing is selected. */
export function select<Values extends FormValues, Name extends string>({
  choices,
  placeholder,
  ...options
}: SelectOptions<Values, Name>): FieldOf<Values, Name, string> {
  return {
    ...options,
    input: (props) => <SelectInput {...props} choices={choices} placeholder={placeholder} />,
  };
}

interface ImageOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** Aspect ratio of the picture on the public pages. */
  shape: '4/3' | '16/9';
  /** The picture that is stored. */
  current?: ResponsiveImage;
}

/** A picture to upload; null keeps the current one. */
export function image<Values extends FormValues, Name extends string>({
  shape,
  current,
  ...options
}: ImageOptions<Values, Name>): FieldOf<Values, Name, File | null> {
  const { imageHint, keepsImage } = words.form;
  return {
    ...options,
    kindHints: current ? [imageHint, keepsImage] : [imageHint],
    input: (props) => <ImageInput {...props} shape={shape} current={current} />,
    validate: (file) => file && validateImage(file),
    validateOnChange: true,
  };
}

/** Checks the reported type only; the server decides whether the bytes are an image. */
function validateImage(file: File): string | null {
  if (file.size > LIMITS.imageBytes) return words.form.imageTooLarge;
  const isImage = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  return isImage ? null : words.form.notAnImage;
}
