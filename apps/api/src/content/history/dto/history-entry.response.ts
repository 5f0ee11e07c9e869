import { ApiProperty } from '@nestjs/swagger';
import type { HistoryAction, HistoryEntryEntity } from '../../core';
import { FieldChange } from './field-change';

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
  entry: HistoryEntryEntity,
  changes: FieldChange[],
  revertible: boolean,
): HistoryEntryResponse {
  const { id, kind, rowId, name, action, username, changedAt } = entry;
  return {
    id,
    kind,
    row_id: rowId,
    name,
    action,
    username,
    changed_at: changedAt,
    changes,
    revertible,
  };
}
