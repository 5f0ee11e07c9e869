import { LIMITS } from '@lereng/shared-domain';
import type { ResponsiveImage } from '@lereng/web-ui';
import { words } from '../../words';
import { sent, type BoundField, type Sent } from '../bound-field';
import type { FieldOptions, FormValues, RequiredWhen } from '../field';
import { HEIC } from '../image/prepare-image';
import { isUnfinished } from '../image/use-prepared-image';
import { ImageInput } from '../inputs/image-input';

interface ImageOptions<
  Values extends FormValues,
  Name extends string,
  IsRequired extends RequiredWhen<Values>,
> extends FieldOptions<Values, Name> {
  required?: IsRequired;
  /** Aspect ratio of the picture on the public pages. */
  shape: '4/3' | '16/9';
  /** The picture that is stored. */
  current?: ResponsiveImage;
}

/** A picture to upload; null keeps the current one. */
export function image<
  Values extends FormValues,
  const Name extends string,
  IsRequired extends RequiredWhen<Values> = false,
>({
  shape,
  current,
  ...options
}: ImageOptions<Values, Name, IsRequired>): BoundField<
  Values,
  Name,
  File | null,
  Sent<Name, File, IsRequired>
> {
  const { imageHint, keepsImage } = words.form;
  return {
    ...options,
    initial: null,
    send: (file) => sent(options.name, file),
    kindHints: current && options.required !== true ? [imageHint, keepsImage] : [imageHint],
    input: (props) => <ImageInput {...props} shape={shape} current={current} />,
    describe: (file) => file?.name ?? words.form.presentImage,
    validate: (file) => file && validateImage(file),
    validateOnChange: true,
  };
}

/** Checks the reported type only; the server decides whether the bytes are an image. */
function validateImage(file: File): string | null {
  // Saving waits for the prepared picture, and validates that one.
  if (isUnfinished(file)) return null;
  if (file.type === HEIC) return words.form.heic;
  if (file.size > LIMITS.imageBytes) return words.form.imageTooLarge;
  const isImage = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  return isImage ? null : words.form.notAnImage;
}
