import type { LogoTone } from '@lereng/shared-domain/look';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn } from '../platform/database';
import { CENTER, type ImageFocus } from './image-focus';

/** The point that crops keep in view, in whole percent from the left and the top edge. */
class FocusColumns implements ImageFocus {
  @Column({ name: 'focus_x', type: 'integer', default: CENTER.x })
  x!: number;

  @Column({ name: 'focus_y', type: 'integer', default: CENTER.y })
  y!: number;
}

/**
 * One processed image, whose files are stored. It is attached to exactly one entity, whose foreign key protects
 * it, or is in the trash. In the trash it belongs to a deleted entity, or to none if it was replaced.
 */
@Entity('images')
export class ImageEntity {
  /** 128 random bits in lower case hex: the image's folder in the store and in its URLs. */
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 32 })
  id!: string;

  /** Size in pixels of the largest version. */
  @Column({ name: 'width', type: 'integer' })
  width!: number;

  @Column({ name: 'height', type: 'integer' })
  height!: number;

  /** A tiny WebP as a data URI, or null where the image is see-through. */
  @Column({ name: 'placeholder', type: 'text', nullable: true })
  placeholder!: string | null;

  /** The widths that exist, smallest first. */
  @JsonColumn({ name: 'widths' })
  widths!: number[];

  /**
   * The widths of the portrait crop; null where there is none. The column has the name that it was created
   * with.
   */
  @JsonColumn({ name: 'upright_widths', nullable: true })
  portraitWidths!: number[] | null;

  /** The beginning of the names of the portrait crop's files; null without a crop. */
  @Column({ name: 'portrait_crop', type: 'varchar', length: 32, nullable: true })
  portraitCrop!: string | null;

  /** The beginning of the names of its PNG icons; null without icons, which the site's icon alone has. */
  @Column({ name: 'icons', type: 'varchar', length: 32, nullable: true })
  icons!: string | null;

  /** What was measured of the site's logo; null where it is no logo, or was uploaded before that was measured. */
  @JsonColumn({ name: 'logo_tone', nullable: true })
  logoTone!: LogoTone | null;

  @Column(() => FocusColumns, { prefix: false })
  focus!: ImageFocus;

  /** Always `kept`, but `pending` while 1.0.0 stores the files of an upload. */
  @Column({ name: 'state', type: 'varchar', length: 7, select: false })
  state!: 'pending' | 'kept';

  /** Of a pending row: milliseconds since the epoch. */
  @Column({ name: 'lease_expires_at', type: 'bigint', nullable: true, select: false })
  leaseExpiresAt!: number | null;

  /** ISO 8601 UTC; null outside the trash. Files of an image in the trash are not served. */
  @Column({ name: 'trashed_at', type: 'varchar', length: 24, nullable: true, select: false })
  trashedAt!: string | null;
}

/** The beginning of the names of the files that follow the focus, a portrait crop or icons; null without such files. */
export const focusedName = ({
  portraitCrop,
  icons,
}: Pick<ImageEntity, 'portraitCrop' | 'icons'>): string | null => portraitCrop ?? icons;
