import { Picture, type ResponsiveImage } from '@lereng/web-ui';
import { words } from '../../shell/words';
import { sent, type BoundField } from '../bound-field';
import type { FieldOptions, FormValues } from '../field';
import { fileOf, sameValue, type Focus, type PictureValue } from '../form-value';
import { fetchImage, isPicture, validateImage } from '../image/image-file';
import { isUnfinished } from '../image/use-prepared-image';
import { FilePreview } from '../inputs/file-preview';
import { FocusInput, type FocusShape } from '../inputs/focus-input';
import { ImageInput, WHOLE, type ImageShape } from '../inputs/image-input';

interface ImageOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  shape: ImageShape;
  /** The crops of it that the site shows, by which its focus is chosen; none for a picture that is shown whole. */
  crops: readonly FocusShape[];
  /** The picture that is stored. */
  current?: ResponsiveImage;
}

/** A picture to upload, with its focus; the stored one while no file is chosen. */
export function image<Values extends FormValues, const Name extends string>({
  shape,
  crops,
  current,
  ...options
}: ImageOptions<Values, Name>): BoundField<
  Values,
  Name,
  PictureValue,
  Record<Name, File> & FocusFields
> {
  const { imageHint, keepsImage } = words.form;
  const stored = storedPicture(current);
  return {
    ...options,
    initial: stored,
    copied: async () => ({ ...stored, picture: current ? await fetchImage(current) : null }),
    send: (value) => ({
      ...sent(options.name, fileOf(value)),
      ...(!sameValue(value, stored) && focusFields(value.focus)),
    }),
    isEmpty: ({ picture }) => picture === null,
    kindHints: current && options.required !== true ? [imageHint, keepsImage] : [imageHint],
    input: ({ value, onChange, ...props }) => (
      <ImageInput
        {...props}
        value={fileOf(value)}
        onChange={(picture) => onChange(picture ? { picture, focus: null } : stored)}
        shape={shape}
        current={current}
      />
    ),
    below: ({ value, onChange, busy }) => {
      const shown = crops.length > 0 && focusable(value, current);
      const move = (focus: Focus) => onChange({ ...value, focus });
      return (
        shown && (
          <FocusInput image={shown} focus={value.focus} onChange={move} busy={busy} crops={crops} />
        )
      );
    },
    describe: () => '',
    show: (value) => showPicture(value, current, shape),
    // A focus is lost where others have replaced the picture on which it was set.
    isLost: (edited, { picture }) => fileOf(edited) === null && edited.picture !== picture,
    validate: (value) => {
      const file = fileOf(value);
      // Saving waits for the prepared picture, and validates that one.
      return file && !isUnfinished(file) ? validateImage(file) : null;
    },
    validateOnChange: true,
  };
}

const SMALL: Readonly<Record<ImageShape, string>> = {
  '4/3': 'aspect-4/3 w-32 rounded-lg',
  '16/9': 'aspect-video w-32 rounded-lg',
  '1/1': 'aspect-square w-16 rounded-lg',
  whole: 'h-16 w-32 rounded-lg',
};

/** A stored picture as the value of a field. */
export function storedPicture(current: ResponsiveImage | undefined): PictureValue {
  const { image_url: picture = null, image_focus_x: x, image_focus_y: y } = current ?? {};
  const hasFocus = typeof x === 'number' && typeof y === 'number';
  return { picture, focus: hasFocus ? [x, y] : null };
}

/** What a focus is chosen on. A file is taken for a picture until it was found to be none. */
function focusable(value: PictureValue, current: ResponsiveImage | undefined) {
  const file = fileOf(value);
  if (!file) return current;
  return isPicture(file) || isUnfinished(file) ? file : undefined;
}

function showPicture(value: PictureValue, current: ResponsiveImage | undefined, shape: ImageShape) {
  const className = SMALL[shape];
  const isWhole = shape === 'whole';
  const file = fileOf(value);
  if (!file && !current) return null;
  const { presentImage } = words.form;
  return (
    <>
      {file ? (
        <FilePreview file={file} isWhole={isWhole} className={className} />
      ) : (
        <Picture
          image={current ?? null}
          alt={presentImage}
          sizes="8rem"
          className={className}
          imageClassName={isWhole ? WHOLE : undefined}
        />
      )}
      {value.focus && <span className="block">{words.focus.point(...value.focus)}</span>}
    </>
  );
}

interface FocusFields {
  image_focus_x?: number;
  image_focus_y?: number;
}

/** A focus as the API takes it: both coordinates or neither. */
export const focusFields = (focus: Focus | null): FocusFields =>
  focus ? { image_focus_x: focus[0], image_focus_y: focus[1] } : {};
