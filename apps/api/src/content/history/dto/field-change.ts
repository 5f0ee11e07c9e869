import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A value of a version as a person reads it. */
export type ShownValue = string | number | boolean | string[] | null;

const shownValue = (description: string): ApiPropertyOptions => ({
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ],
  nullable: true,
  description,
});

export class FieldChange {
  @ApiProperty({
    example: 'price',
    description:
      'As in the requests of the kind; `ids` for the order of a list, `prices` for its prices, ' +
      '`images` for the images beyond the first one, `images_focus` for their focus',
  })
  field!: string;

  @ApiProperty(
    shownValue(
      'Rows as their names, an image as a tiny data URI, or an empty text where it has none; null for no image',
    ),
  )
  from!: ShownValue;

  @ApiProperty(shownValue('As `from`'))
  to!: ShownValue;
}
