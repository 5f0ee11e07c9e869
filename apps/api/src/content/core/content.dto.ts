import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { MAX_ID, type Rupiah } from '@lereng/shared-domain';
import { ErrorResponse } from '../../platform/http/error-response.dto';
import { LanguageFields } from './translations';
import { IsIdList, IsRupiah, IsText, IsWholeNumber } from '../../platform/validation';

/** The response fields of every kind of content that has ids. */
export class ContentResponse {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** In the description of a route that responds with an entity of any kind. */
export const ANY_CONTENT = {
  type: 'object',
  additionalProperties: true,
  description: "As in the responses of its kind's own routes",
} as const;

/** The response fields of rows that have the instant of their last change, whose texts have languages. */
export class EditableContentResponse extends IntersectionType(ContentResponse, LanguageFields) {
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

/** What openapi.json says of the request field. */
export const HIDDEN = { description: 'Whether visitors do not see it' };

/** The response field of kinds whose rows can be hidden. */
export class HiddenField {
  @ApiProperty({
    required: false,
    description: 'Whether visitors do not see it; only in responses to a valid token',
  })
  hidden?: boolean;
}

/** What openapi.json says of it in requests and responses. */
export const PRICE_UNIT = { description: 'What the price is for', example: 'per jip' };

/** The order of a whole list. */
export class OrderRequest {
  // A list may be longer than other lists of a request, and takes one query however many ids are named.
  @IsIdList('Urutan', {
    description: 'Every id of the list, once each, the first one first',
    max: Infinity,
  })
  ids!: number[];
}

/** Names the rows of the list, if an order was for another list of rows. */
export class OrderConflictResponse extends ErrorResponse {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'The ids of the list in its present order',
  })
  ids!: number[];
}

/** For the `@Endpoint` of a route that puts a list in order. */
export const ORDER_ERRORS = {
  409: { description: 'The list has other ids by now', type: OrderConflictResponse },
} as const;

/** The length of an instant in ISO 8601 UTC. */
const INSTANT_LENGTH = 24;

/** A new price of one row. */
export class PriceRequest {
  @IsWholeNumber({
    label: 'Data',
    min: 1,
    max: MAX_ID,
    json: true,
    description: 'The id of the row',
  })
  id!: number;

  @IsRupiah('Harga', { json: true })
  price!: Rupiah;

  @IsText({
    label: 'Versi',
    max: INSTANT_LENGTH,
    description: '`updatedAt` of the row when its price was read',
    example: '2026-11-20T05:00:00.000Z',
  })
  version!: string;
}

/** For the `@Endpoint` of a route that changes prices. */
export const PRICE_ERRORS = {
  412: 'A row is gone or has another `updatedAt`; no price has changed',
} as const;
