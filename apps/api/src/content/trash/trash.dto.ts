import { DAY_MS } from '@lereng/shared-domain';
import { ApiProperty } from '@nestjs/swagger';
import type { ImageEntity } from '../../media';
import type { ContentKind, ContentRow } from '../core';

/** How long a deleted row can be put back. */
const DAYS_IN_TRASH = 30;

/** Something that was deleted. Its image has no URL until it is put back. */
export class TrashEntryResponse {
  @ApiProperty({ example: 'menu-items', description: "As in the path of the kind's own routes" })
  kind!: string;

  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Jeruk peras', description: 'Its name, title or platform' })
  name!: string;

  @ApiProperty({ format: 'date-time' })
  deleted_at!: string;

  @ApiProperty({ format: 'date-time', description: 'From then on it is deleted for good' })
  expires_at!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels; null without an image' })
  image_width!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pixels; null without an image' })
  image_height!: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'A tiny picture as a data URI' })
  image_placeholder!: string | null;
}

/** @param row in the trash, with its image */
export function toTrashEntryResponse(
  { name, title }: ContentKind,
  row: ContentRow & { image?: ImageEntity | null },
): TrashEntryResponse {
  const { id, image } = row;
  const deletedAt = row.deletedAt ?? row.createdAt;
  return {
    kind: name,
    id,
    name: String(row[title]),
    deleted_at: deletedAt,
    expires_at: new Date(Date.parse(deletedAt) + DAYS_IN_TRASH * DAY_MS).toISOString(),
    image_width: image?.width ?? null,
    image_height: image?.height ?? null,
    image_placeholder: image?.placeholder ?? null,
  };
}

/** Rows that were deleted before this instant are deleted for good at `now`. */
export function expiredAt(now: Date): string {
  return new Date(now.getTime() - DAYS_IN_TRASH * DAY_MS).toISOString();
}
