import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../../media';
import { EnglishColumn } from '../core';
import type { SettingKey } from './setting-keys';

/** One setting that has a value: a text, or an image. */
@Entity('site_settings')
export class SiteSettingEntity {
  @PrimaryColumn({ name: 'key', type: 'varchar', length: 50 })
  key!: SettingKey;

  @Column({ name: 'value', type: 'text', nullable: true })
  value!: string | null;

  @EnglishColumn('value')
  valueEn!: string | null;

  @Column({ name: 'image_id', type: 'varchar', length: 32, nullable: true })
  imageId!: string | null;

  @ManyToOne(() => ImageEntity, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image!: Relation<ImageEntity> | null;

  /** ISO 8601 UTC. */
  @Column({ name: 'updated_at', type: 'varchar', length: 24 })
  updatedAt!: string;
}
