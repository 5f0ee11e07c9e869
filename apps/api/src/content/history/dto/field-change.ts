import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A value of a version as a person reads it. */
export type ShownValue = string | number | string[] | null;

const shownValue = (description: string): ApiPropertyOptions => ({
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
  nullable: true,
  description,
});

export class FieldChange {
  @ApiProperty({
    example: 'price',
    description: 'As in the requests of the kind; `ids` for the order of a list',
  })
  field!: string;

  @ApiProperty(shownValue('Rows as their names, an image as a tiny data URI; null for none'))
  from!: ShownValue;

  @ApiProperty(shownValue('As `from`'))
  to!: ShownValue;
}
