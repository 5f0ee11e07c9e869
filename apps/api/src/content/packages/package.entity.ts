import { Column, Entity } from 'typeorm';
import {
  columnFields,
  defineContent,
  HiddenColumn,
  IllustratedContentRow,
  PositionColumn,
} from '../core';

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
