import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { MAX_ID } from '@lereng/shared-domain';
import { IsText, IsWholeNumber } from '../../platform/validation';
import type { HistoryAction, HistoryEntryEntity } from '../core';

const MAX_LENGTH = 50;

export const HISTORY_PAGE = 50;

export class HistoryQuery {
  @IsText({ label: 'Jenis', max: MAX_LENGTH, optional: true, example: 'menu-items' })
  kind?: string | null;

  @IsText({ label: 'Data', max: MAX_LENGTH, optional: true, example: '7' })
  row_id?: string | null;

  @IsWholeNumber({
    label: 'Batas',
    min: 1,
    max: MAX_ID,
    optional: true,
    description: 'Entries that are older than the one with this id',
  })
  before?: number;

  @IsWholeNumber({ label: 'Jumlah', min: 1, max: 200, empty: HISTORY_PAGE })
  limit?: number;
}

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

const ACTIONS: readonly HistoryAction[] = [
  'created',
  'updated',
  'reordered',
  'deleted',
  'restored',
  'purged',
];

/** One change of a row, of the order of a list, or of its prices. */
export class HistoryEntryResponse {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'menu-items', description: "As in the path of the kind's own routes" })
  kind!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '7',
    description: 'The id of the row, or the key of the setting; null for a list',
  })
  row_id!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'What the row was called then; null for a list and for a setting',
  })
  name!: string | null;

  @ApiProperty({ type: 'string', enum: ACTIONS })
  action!: HistoryAction;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null for the product itself' })
  username!: string | null;

  @ApiProperty({ format: 'date-time' })
  changed_at!: string;

  @ApiProperty({
    type: [FieldChange],
    description: 'Fields of a deletion or a return are left out',
  })
  changes!: FieldChange[];

  @ApiProperty({ description: 'Whether there is a version before it to go back to' })
  revertible!: boolean;
}

export function toHistoryEntryResponse(
  { id, kind, rowId: row_id, name, action, username, changedAt: changed_at }: HistoryEntryEntity,
  changes: FieldChange[],
  revertible: boolean,
): HistoryEntryResponse {
  return { id, kind, row_id, name, action, username, changed_at, changes, revertible };
}

/** The changes that a revert would make now. */
export class RevertPreviewResponse {
  @ApiProperty({ type: [FieldChange], description: 'From the present values to the earlier ones' })
  changes!: FieldChange[];

  @ApiProperty({ description: 'Whether the earlier image is gone, so that the present one stays' })
  image_missing!: boolean;

  @ApiProperty({
    description:
      'For `If-Match` of the revert. Two previews may show the same changes, such as orders of rows of one name',
  })
  version!: string;
}
