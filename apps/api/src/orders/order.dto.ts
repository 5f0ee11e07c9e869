import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { LIMITS, MAX_ID, type CalendarDate } from '@lereng/shared-domain';
import type { OrderKind, QuotedRow, Unavailable } from '@lereng/shared-domain/orders';
import { ShownLanguage } from '../content/core';
import { ImageFields } from '../media';

class OrderRowFields extends ShownLanguage {
  @ApiProperty({ type: 'string', enum: ['menu-items', 'packages'] })
  kind!: OrderKind;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  id!: number;

  @ApiProperty({ description: 'Of the menu item or package' })
  name!: string;

  @ApiProperty({ type: 'integer', description: 'Rupiah for one unit, after the discount' })
  price!: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'per jip' })
  price_unit!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'People whom one unit is for' })
  capacity!: number | null;
}

class QuotedPromotion extends ShownLanguage {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  title!: string;
}

const UNAVAILABLE = {
  type: 'string',
  enum: ['sold_out', 'closed', 'full'],
  nullable: true,
  description: 'Why it cannot be had on that day',
} as const;

/** Of the picture, its smallest files. */
export class QuotedRowResponse
  extends IntersectionType(OrderRowFields, ImageFields)
  implements QuotedRow
{
  @ApiProperty({ type: 'integer', nullable: true, description: 'Rupiah; null without a discount' })
  original_price!: number | null;

  @ApiProperty({ type: QuotedPromotion, nullable: true })
  promotion!: QuotedPromotion | null;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    nullable: true,
    description: 'Without a promotion: the weekdays of one that goes on then, 1 is Monday',
  })
  promotion_weekdays!: readonly number[] | null;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description: 'Without a promotion: the last day of one that is over then',
  })
  promotion_ended_on!: CalendarDate | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: "The price period that sets the price, where it does not set today's",
  })
  period_name!: string | null;

  @ApiProperty(UNAVAILABLE)
  unavailable!: Unavailable | null;
}

/** What an order costs on the day of the visit. */
export class QuoteResponse {
  @ApiProperty({ type: 'string', format: 'date', description: "In the venue's zone" })
  date!: CalendarDate;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description:
      'Where a row cannot be had on that day: the next day within 60 on which all can, apart from rows that are sold out without an end',
  })
  next_date!: CalendarDate | null;

  @ApiProperty({ type: [QuotedRowResponse], description: 'Without rows that are gone or hidden' })
  rows!: QuotedRowResponse[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Shows later what this response says; null without rows',
  })
  token!: string | null;
}

/** What has become of a line since then. */
export class PresentLine {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Rupiah; null where it is gone' })
  price!: number | null;

  @ApiProperty(UNAVAILABLE)
  unavailable!: Unavailable | null;
}

export class ShownLineResponse extends OmitType(OrderRowFields, ['name']) {
  @ApiProperty({
    type: 'string',
    nullable: true,
    description:
      'At that time, or the present one where nobody knows that; null where the row is hidden from the reader or gone, too',
  })
  name!: string | null;

  @ApiProperty({ description: 'Whether the name is the present one, as that of then is unknown' })
  is_present_name!: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.orderQuantityMax })
  quantity!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The promotion that reduced it' })
  promotion_id!: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Its title, as `name`' })
  promotion!: string | null;

  @ApiProperty({ description: 'As `is_present_name`' })
  is_present_promotion!: boolean;

  @ApiProperty({
    type: PresentLine,
    nullable: true,
    description: 'Only with a valid token, and until the day is over',
  })
  present!: PresentLine | null;
}

/** What the site showed when the message with this token was written. */
export class ShownOrderResponse {
  @ApiProperty({
    type: 'string',
    enum: ['valid', 'unknown_key', 'truncated', 'invalid'],
    description:
      '`invalid`: this site did not issue the token. `unknown_key`: nobody can say any more, as a former secret of the site signed it, or a former release for a day that is over. `truncated`: it is not whole, or has lost the case of its letters',
  })
  state!: 'valid' | 'unknown_key' | 'truncated' | 'invalid';

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  shown_at!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description: "The day of the visit, in the venue's zone",
  })
  date!: CalendarDate | null;

  @ApiProperty({ type: [ShownLineResponse], description: 'Empty unless it is valid' })
  lines!: ShownLineResponse[];
}
