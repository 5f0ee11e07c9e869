import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, MaxLength } from 'class-validator';
import { withoutContent, withoutQuery } from './browser-error-text';

/**
 * What went wrong in a browser: an error that nobody caught or that replaced a page by an error page, a promise whose
 * rejection nobody handled, or a file of the application that could not be loaded.
 */
const KINDS = ['error', 'rejection', 'chunk'] as const;

const TOO_LONG = '$property terlalu panjang';

/** A text of at most `max` characters, which is empty where it is missing, cleaned before it is logged. */
function LoggedText(max: number, clean: (text: string) => string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'string', maxLength: max, required: false }),
    MaxLength(max, { message: TOO_LONG }),
    Transform(({ value }: { value: unknown }) =>
      // What is too long is refused as it is, so that no work is done for it.
      typeof value === 'string' && value.length <= max ? clean(value) : value,
    ),
  );
}

/** A report of an error in a browser. It comes from anybody, and its texts are those of an error, not of a form. */
export class BrowserErrorReport {
  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS, { message: 'kind tidak dikenal' })
  kind!: (typeof KINDS)[number];

  @LoggedText(300, withoutContent)
  message: string = '';

  @LoggedText(200, withoutQuery)
  source: string = '';

  @LoggedText(200, withoutQuery)
  page: string = '';

  @LoggedText(20, withoutContent)
  version: string = '';
}
