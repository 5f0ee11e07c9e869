import { words } from '../../words';
import type { BoundField } from '../bound-field';
import type { FormValue, FormValues, StoredItem } from '../field';
import { isPicture } from '../image/prepare-image';
import { isUnfinished } from '../image/use-prepared-image';
import { FocusInput, MIDDLE, type FocusShape, type FocusedImage } from '../inputs/focus-input';

/** Percent from the left and from the top; empty for the focus that is stored, or the middle. */
export type Focus = readonly number[];

interface ImageFocusOptions<Values extends FormValues, Name extends string> {
  name: Name;
  /** The field with the picture. */
  image: keyof Values & string;
  /** The picture that is stored. */
  current?: FocusedImage;
  /** The shapes that the site crops the picture to. */
  shapes: readonly FocusShape[];
}

/** The point of a picture that every crop keeps in view; hidden while there is no picture. */
export function imageFocus<Values extends FormValues, const Name extends string>({
  name,
  image,
  current,
  shapes,
}: ImageFocusOptions<Values, Name>): BoundField<Values, Name, Focus, FocusFields> {
  return {
    name,
    initial: [],
    copied: () =>
      [current?.image_focus_x, current?.image_focus_y].filter((part) => typeof part === 'number'),
    send: focusFields,
    label: words.focus.label,
    hint: words.focus.hint,
    group: true,
    showsOptional: false,
    hidden: (values) => !hasPicture(values[image], current),
    input: (props) => <FocusInput {...props} image={image} current={current} shapes={shapes} />,
    of: image,
    storedItem: storedFocus(current),
    describe: ([x, y]) =>
      x === undefined || y === undefined ? words.focus.middle : words.focus.point(x, y),
  };
}

/** As the value that sets it. */
function storedFocus(current: FocusedImage | undefined): StoredItem | undefined {
  if (!current) return undefined;
  const x = current.image_focus_x ?? MIDDLE;
  const y = current.image_focus_y ?? MIDDLE;
  return { key: JSON.stringify([x, y]), shown: words.focus.point(x, y) };
}

/** A file is taken for a picture until it was found to be none. */
function hasPicture(value: FormValue | undefined, current: FocusedImage | undefined): boolean {
  if (value instanceof File) return isPicture(value) || isUnfinished(value);
  return current !== undefined;
}

interface FocusFields {
  image_focus_x?: number;
  image_focus_y?: number;
}

/** A focus as the API takes it: both coordinates or neither. */
export function focusFields([x, y]: Focus): FocusFields {
  return x === undefined || y === undefined ? {} : { image_focus_x: x, image_focus_y: y };
}
