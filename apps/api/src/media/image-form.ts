import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { tooLarge } from '../platform/errors';
import type { MultipartOptions } from '../platform/http/form-reader';
import { Rule } from '../platform/validation';
import { UploadedFile } from '../platform/validation/form-field';
import { words } from './words';

/** The body of a route that takes an image: texts, and a file in the field `image`. */
export const imageForm: MultipartOptions = {
  fileField: 'image',
  maxFileBytes: LIMITS.imageBytes,
  tooLarge: () => tooLarge(words.imageTooLarge, { image: words.imageTooLarge }),
};

/**
 * The image field of a form. If it is `optional`, a form without a file is valid, and the value is
 * `undefined`. Only processing shows whether the file is an image.
 */
export function IsUploadedImage(options: { optional?: boolean } = {}): PropertyDecorator {
  const { optional = false } = options;
  return applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'binary',
      required: !optional,
      description: 'JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels',
    }),
    // class-transformer has made an empty instance of the class: use the original.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
    ...(optional ? [IsOptional()] : []),
    Rule('isUploadedImage', words.image, (value) =>
      value instanceof UploadedFile ? null : words.notAnImage,
    ),
  );
}
