import type { CalendarDate } from '@lereng/shared-domain';
import { packagesKind } from '@lereng/shared-domain/fields';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import {
  columnFields,
  defineContent,
  EnglishColumn,
  FURTHER_IMAGES,
  HiddenColumn,
  IllustratedContentRow,
  PositionColumn,
  SoldOutColumn,
  SoldOutUntilColumn,
  toImageVersion,
} from '../core';
import { ImageEntity } from '../../media';
import { JsonColumn } from '../../platform/database';

@Entity('packages')
export class PackageEntity extends IllustratedContentRow {
  @Column({ name: 'name', type: 'text' })
  name!: string;

  @EnglishColumn('name')
  nameEn!: string | null;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  @EnglishColumn('description')
  descriptionEn!: string | null;

  @Column({ name: 'route', type: 'text', nullable: true })
  route!: string | null;

  @EnglishColumn('route')
  routeEn!: string | null;

  /** Rupiah before any discount. */
  @Column({ name: 'base_price', type: 'integer' })
  basePrice!: number;

  /** What the price is for, such as `per jip`. */
  @Column({ name: 'price_unit', type: 'text', nullable: true })
  priceUnit!: string | null;

  @EnglishColumn('price_unit')
  priceUnitEn!: string | null;

  /** How many people one unit is for. */
  @Column({ name: 'capacity', type: 'integer', nullable: true })
  capacity!: number | null;

  @Column({ name: 'duration', type: 'text', nullable: true })
  duration!: string | null;

  @EnglishColumn('duration')
  durationEn!: string | null;

  @Column({ name: 'meeting_point', type: 'text', nullable: true })
  meetingPoint!: string | null;

  @EnglishColumn('meeting_point')
  meetingPointEn!: string | null;

  @Column({ name: 'meeting_point_url', type: 'text', nullable: true })
  meetingPointUrl!: string | null;

  @Column({ name: 'minimum_age', type: 'text', nullable: true })
  minimumAge!: string | null;

  @EnglishColumn('minimum_age')
  minimumAgeEn!: string | null;

  @Column({ name: 'what_to_bring', type: 'text', nullable: true })
  whatToBring!: string | null;

  @EnglishColumn('what_to_bring')
  whatToBringEn!: string | null;

  @Column({ name: 'terms', type: 'text', nullable: true })
  terms!: string | null;

  @EnglishColumn('terms')
  termsEn!: string | null;

  /** Names of the services that it includes, in their order. */
  @JsonColumn({ name: 'items' })
  items!: string[];

  @JsonColumn({ name: 'items_en', nullable: true })
  itemsEn!: string[] | null;

  @PositionColumn()
  position!: number;

  @HiddenColumn()
  hidden!: boolean;

  @SoldOutColumn()
  soldOut!: boolean;

  @SoldOutUntilColumn()
  soldOutUntil!: CalendarDate | null;

  /** In no order. */
  @OneToMany(() => PackageImageEntity, (image) => image.package)
  furtherImages!: Relation<PackageImageEntity[]>;
}

export const packagesContent = defineContent(packagesKind, {
  entity: PackageEntity,
  notFound: 'Paket tidak ditemukan',
  title: 'name',
  fields: columnFields(PackageEntity, { renamed: { base_price: 'price' } }),
  empty: { items: [] },
  versionOf: (row) => ({ [FURTHER_IMAGES]: imagesOf(row).slice(1).map(toImageVersion) }),
  relations: { image: true, furtherImages: { image: true } },
  position: 'position',
  price: 'basePrice',
  hidden: 'hidden',
  page: '/packages',
});

/** An image of a package beyond its first one, which the package's own row has. */
@Entity('package_images')
export class PackageImageEntity {
  @PrimaryColumn({ name: 'package_id', type: 'integer' })
  packageId!: number;

  /** From 1. */
  @PrimaryColumn({ name: 'position', type: 'integer' })
  position!: number;

  @Column({ name: 'image_id', type: 'varchar', length: 32 })
  imageId!: string;

  @ManyToOne(() => PackageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'package_id' })
  package!: Relation<PackageEntity>;

  @ManyToOne(() => ImageEntity, { nullable: false, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image!: Relation<ImageEntity>;
}

/** The images of a package, the first one first. @param row with its relations */
export function imagesOf({ image, furtherImages }: PackageEntity): ImageEntity[] {
  const further = furtherImages.toSorted((a, b) => a.position - b.position);
  return [image, ...further.map((each) => each.image)];
}
