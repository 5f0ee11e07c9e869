import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@lereng/shared-domain';
import { Expose, Transform } from 'class-transformer';
import { IsWholeNumber } from '../platform/validation';
import type { ImageEntity } from './image.entity';
import type { ImageFocus } from './image-focus';
import { words } from './words';

/**
 * A coordinate of the focus. Where the form has its `partner` alone, this one counts as empty, so that
 * the missing one is reported; `Expose` makes the transformation run for a field that is absent.
 */
const IsFocusPercent = (label: string, partner: keyof ImageFocusRequest, from: string) =>
  applyDecorators(
    Expose(),
    Transform(({ value, obj }: { value: unknown; obj: Record<string, unknown> }) =>
      value === undefined && obj[partner] !== undefined ? '' : value,
    ),
    IsWholeNumber({
      label,
      min: LIMITS.focusMin,
      max: LIMITS.focusMax,
      optional: true,
      description: `The point that crops keep in view: percent from the ${from} edge, with \`${partner}\``,
      example: 50,
    }),
  );

/** Fields of every form with an image: both, or neither. */
export class ImageFocusRequest {
  @IsFocusPercent(words.focusX, 'image_focus_y', 'left')
  image_focus_x?: number;

  @IsFocusPercent(words.focusY, 'image_focus_x', 'top')
  image_focus_y?: number;
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
