import {
  Column,
  DeleteDateColumn,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ImageEntity } from '../../media';
import { FlagColumn } from '../../platform/database';

/** The columns of every kind of content that has ids. Instants are ISO 8601 UTC. */
export abstract class ContentRow {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  /**
   * Null while the row is not in the trash. As a delete date it keeps deleted rows out of every query that
   * does not ask for them by `withDeleted`.
   */
  @DeleteDateColumn({ name: 'deleted_at', type: 'varchar', length: 24 })
  deletedAt!: string | null;
}

/** A row that has the instant of its last change. */
export abstract class EditableContentRow extends ContentRow {
  @Column({ name: 'updated_at', type: 'varchar', length: 24 })
  updatedAt!: string;
}

/**
 * The instant of a change, in ISO 8601 UTC. It is later than those of the changes before, also within a millisecond and
 * after the clock was set back, so that no two versions of a row have the same one.
 *
 * @param former of the last changes
 */
export function instantAfter(former: readonly string[], now = Date.now()): string {
  const earliest = former.map((instant) => Date.parse(instant) + 1).filter(Number.isFinite);
  return new Date(Math.max(now, ...earliest)).toISOString();
}

/** A row with an image of its own; the image cannot be deleted while the row uses it. */
export abstract class IllustratedContentRow extends EditableContentRow {
  @Column({ name: 'image_id', type: 'varchar', length: 32 })
  imageId!: string;

  @ManyToOne(() => ImageEntity, { nullable: false, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image!: Relation<ImageEntity>;
}

/** The image that a row has of its own; null where it has none, or its kind has none. */
export function imageIdOf(row: ContentRow & { imageId?: string | null }): string | null {
  return row.imageId ?? null;
}

/**
 * The column that a list is sorted by if the owner can put it in order. Positions count from 1. They are 0
 * until the list is put in order for the first time.
 */
export const PositionColumn = (): PropertyDecorator =>
  Column({ name: 'position', type: 'integer', default: 0 });

/** The column of kinds whose rows can be hidden: to visitors a hidden row is missing, as a deleted one is. */
export const HiddenColumn = (): PropertyDecorator => FlagColumn({ name: 'hidden', default: false });
