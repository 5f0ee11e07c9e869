import { Picture, type ResponsiveImage } from '@lereng/web-ui';
import { words } from '../../words';
import { sent, type BoundField, type Sent } from '../bound-field';
import type { FieldOptions, FormValues, RequiredWhen } from '../field';
import { fetchImage } from '../image/fetch-image';
import { isUnfinished } from '../image/use-prepared-image';
import { validateImage } from '../image/validate-image';
import { FilePreview } from '../inputs/file-preview';
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
    copied: () => (current ? fetchImage(current) : null),
    send: (file) => sent(options.name, file),
    kindHints: current && options.required !== true ? [imageHint, keepsImage] : [imageHint],
    input: (props) => <ImageInput {...props} shape={shape} current={current} />,
    describe: (file) => file?.name ?? words.form.presentImage,
    show: (file) => file && <FilePreview file={file} className={SMALL[shape]} />,
    storedItem: current && {
      key: current.image_url,
      shown: (
        <Picture
          image={current}
          alt={words.form.presentImage}
          sizes="8rem"
          className={SMALL[shape]}
        />
      ),
    },
    // Saving waits for the prepared picture, and validates that one.
    validate: (file) => (file && !isUnfinished(file) ? validateImage(file) : null),
    validateOnChange: true,
  };
}

const SMALL = { '4/3': 'aspect-4/3 w-32 rounded-lg', '16/9': 'aspect-video w-32 rounded-lg' };
