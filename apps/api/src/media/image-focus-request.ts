import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@lereng/shared-domain';
import { Expose, Transform } from 'class-transformer';
import { IsWholeNumber } from '../platform/validation';
import type { ImageFocus } from './image-focus';
import { words } from './words';

const focusPercent = (label: string, from: string) => ({
  label,
  min: LIMITS.focusMin,
  max: LIMITS.focusMax,
  description: `The point that crops keep in view: percent from the ${from}`,
  example: 50,
});

/**
 * A coordinate of the focus. If a form has only its `partner`, this one counts as empty, so that validation
 * reports it as missing. `Expose` makes the transformation run for an absent field.
 */
const IsFocusPercent = (label: string, partner: keyof ImageFocusRequest, from: string) =>
  applyDecorators(
    Expose(),
    Transform(({ value, obj }: { value: unknown; obj: Record<string, unknown> }) =>
      value === undefined && obj[partner] !== undefined ? '' : value,
    ),
    IsWholeNumber({ ...focusPercent(label, `${from} edge, with \`${partner}\``), optional: true }),
  );

/** The focus in every form with an image. A form has both coordinates, or neither. */
export class ImageFocusRequest {
  @IsFocusPercent(words.focusX, 'image_focus_y', 'left')
  image_focus_x?: number;

  @IsFocusPercent(words.focusY, 'image_focus_x', 'top')
  image_focus_y?: number;
}

/** The focus of an image that is there already, in a JSON body. */
export class NewImageFocusRequest {
  @IsWholeNumber({ ...focusPercent(words.focusX, 'left edge'), json: true })
  image_focus_x!: number;

  @IsWholeNumber({ ...focusPercent(words.focusY, 'top edge'), json: true })
  image_focus_y!: number;
}

/** The focus that a request names; undefined where it names none. */
export function toImageFocus({
  image_focus_x: x,
  image_focus_y: y,
}: ImageFocusRequest): ImageFocus | undefined {
  return x === undefined || y === undefined ? undefined : { x, y };
}
