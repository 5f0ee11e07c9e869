import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  columnFields,
  defineContent,
  HiddenColumn,
  IllustratedContentRow,
  PositionColumn,
} from '../core';
import { ImageEntity } from '../../media';

@Entity('packages')
export class PackageEntity extends IllustratedContentRow {
  @Column({ name: 'name', type: 'text' })
  name!: string;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  @Column({ name: 'route', type: 'text', nullable: true })
  route!: string | null;

  /** Rupiah before any discount. */
  @Column({ name: 'base_price', type: 'integer' })
  basePrice!: number;

  /** Names of the services that it includes, in their order. */
  @Column({ name: 'items', type: 'simple-json' })
  items!: string[];

  @PositionColumn()
  position!: number;

  @HiddenColumn()
  hidden!: boolean;
}

export const packagesContent = defineContent({
  name: 'packages',
  entity: PackageEntity,
  notFound: 'Paket tidak ditemukan',
  title: 'name',
  fields: columnFields(PackageEntity, { renamed: { base_price: 'price' } }),
  empty: { items: [] },
  relations: { image: true },
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
