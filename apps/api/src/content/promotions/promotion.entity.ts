import type { CalendarDate } from '@lereng/shared-domain';
import { promotionsKind } from '@lereng/shared-domain/fields';
import { isPromotionActive } from '@lereng/shared-domain/promotions';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../../media';
import { JsonColumn } from '../../platform/database';
import {
  columnFields,
  defineContent,
  EditableContentRow,
  EnglishColumn,
  HiddenColumn,
} from '../core';
import { OrderedRowPackage } from '../packages/row-packages';

@Entity('promotions')
export class PromotionEntity extends EditableContentRow {
  @Column({ name: 'title', type: 'text' })
  title!: string;

  @EnglishColumn('title')
  titleEn!: string | null;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  @EnglishColumn('description')
  descriptionEn!: string | null;

  @Column({ name: 'terms', type: 'text', nullable: true })
  terms!: string | null;

  @EnglishColumn('terms')
  termsEn!: string | null;

  /** A day in the venue's zone. It is shown, and has no other effect. */
  @Column({ name: 'valid_from', type: 'varchar', length: 10 })
  validFrom!: CalendarDate;

  /** The last day on which it applies, in the venue's zone. */
  @Column({ name: 'valid_until', type: 'varchar', length: 10 })
  validUntil!: CalendarDate;

  /** Whole percent, 1 to 100. */
  @Column({ name: 'discount_percent', type: 'integer' })
  discountPercent!: number;

  /** The days on which it reduces prices, ISO 8601, ascending; every day if empty. */
  @JsonColumn({ name: 'weekdays', default: '[]' })
  weekdays!: number[];

  @HiddenColumn()
  hidden!: boolean;

  @Column({ name: 'image_id', type: 'varchar', length: 32, nullable: true })
  imageId!: string | null;

  @ManyToOne(() => ImageEntity, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image!: Relation<ImageEntity> | null;
}

export const promotionsContent = defineContent(promotionsKind, {
  entity: PromotionEntity,
  notFound: 'Promo tidak ditemukan.',
  title: 'title',
  fields: columnFields(PromotionEntity),
  empty: { weekdays: [] },
  relations: { image: true },
  hidden: 'hidden',
  page: '/promotions',
  hasPage: isPromotionActive,
});

/** A package of a promotion. One without an image of its own shows that of the first package. */
@Entity('promotion_packages')
export class PromotionPackageEntity extends OrderedRowPackage {
  @PrimaryColumn({ name: 'promotion_id', type: 'integer' })
  rowId!: number;
}
