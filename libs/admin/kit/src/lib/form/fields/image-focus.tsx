import { words } from '../../words';
import type { BoundField } from '../bound-field';
import type { FormValues } from '../field';
import { FocusInput, type FocusShape, type FocusedImage } from '../inputs/focus-input';

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
    send: focusFields,
    label: words.focus.label,
    hint: words.focus.hint,
    group: true,
    showsOptional: false,
    hidden: (values) => !(values[image] instanceof File) && !current,
    input: (props) => <FocusInput {...props} image={image} current={current} shapes={shapes} />,
    describe: ([x, y]) =>
      x === undefined || y === undefined ? words.focus.unchanged : words.focus.point(x, y),
  };
}

interface FocusFields {
  image_focus_x?: number;
  image_focus_y?: number;
}

/** A focus as the API takes it: both coordinates or neither. */
export function focusFields([x, y]: Focus): FocusFields {
  return x === undefined || y === undefined ? {} : { image_focus_x: x, image_focus_y: y };
}
