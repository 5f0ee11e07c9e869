import type { ImageEntity } from './image.entity';
import type { ImageFocusRequest } from './image-focus-request';

/** The point of an image that every crop keeps in view: percent of its width and height. */
export interface ImageFocus {
  /** Whole percent from the left edge, 0 to 100. */
  readonly x: number;
  /** Whole percent from the top edge, 0 to 100. */
  readonly y: number;
}

export const CENTER: ImageFocus = { x: 50, y: 50 };

export function isSameFocus(a: ImageFocus, b: ImageFocus): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The focus that a request names; undefined where it names none. */
export function toImageFocus({
  image_focus_x: x,
  image_focus_y: y,
}: ImageFocusRequest): ImageFocus | undefined {
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** An image in a version of its entity, in the fields of requests; nothing where there is none. */
export function imageVersionOf(
  image: ImageEntity | null | undefined,
): Readonly<Record<string, unknown>> {
  return image
    ? { image: image.id, image_focus_x: image.focus.x, image_focus_y: image.focus.y }
    : {};
}
