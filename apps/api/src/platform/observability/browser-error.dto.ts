import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, MaxLength } from 'class-validator';
import { loggedPath, withoutOrder } from '../http/logged-path';

/**
 * What went wrong in a browser: an error that nobody caught or that replaced a page by an error page, a promise whose
 * rejection nobody handled, or a file of the application that could not be loaded.
 */
const KINDS = ['error', 'rejection', 'chunk'] as const;

/** Control, format and unassigned characters, and other line ends: they could forge or hide lines of a log. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** Of any scheme, and of a URL without one. */
const URL_ORIGIN = /(?:\b[a-z][\w+.-]{0,20}:)?\/\/[^\s/]*/gi;
/** What JavaScript quotes of its own source: `reading 'price'`. Anything else may be what somebody typed. */
const QUOTED_CODE = /^[\w$.[\]]{0,40}$/;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
const LONG_NUMBER = /\d{5,}/g;

const printable = (text: string): string => text.replace(UNPRINTABLE, ' ').trim();

/** The path of a URL without its query and fragment, as these have what somebody has typed. */
const withoutQuery = (path: string): string =>
  printable(loggedPath(path.split('#', 1)[0] ?? '')).replace(URL_ORIGIN, '');

/**
 * The message of an error without what it may have of the page's content: quoted texts that are not names in
 * code, queries and origins of URLs, orders and their tokens, long numbers such as those of telephones.
 */
function withoutContent(message: string): string {
  const withoutTexts = printable(message)
    .replace(QUOTED, (quoted) => (QUOTED_CODE.test(quoted.slice(1, -1)) ? quoted : '"…"'))
    .replace(URL_ORIGIN, '')
    .replace(/\?\S*/g, '');
  // A token is told by its length, which it would not have without its long numbers.
  return withoutOrder(withoutTexts).replace(LONG_NUMBER, '#');
}

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
