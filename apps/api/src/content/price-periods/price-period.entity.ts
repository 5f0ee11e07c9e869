import type { CalendarDate, Rupiah } from '@lereng/shared-domain';
import { pricePeriodsKind } from '@lereng/shared-domain/fields';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn } from '../../platform/database';
import { columnFields, defineContent, EditableContentRow, EnglishColumn } from '../core';
import { OrderedRowPackage } from '../packages/row-packages';

/** The price of a package in a period, as requests and responses have it. */
export interface PackagePrice {
  readonly package_id: number;
  readonly price: Rupiah;
}

@Entity('price_periods')
export class PricePeriodEntity extends EditableContentRow {
  @Column({ name: 'name', type: 'text' })
  name!: string;

  @EnglishColumn('name')
  nameEn!: string | null;

  /** The first day, in the venue's zone; null where the period has no dates, as the last day is then. */
  @Column({ name: 'first_day', type: 'varchar', length: 10, nullable: true })
  from!: CalendarDate | null;

  @Column({ name: 'last_day', type: 'varchar', length: 10, nullable: true })
  until!: CalendarDate | null;

  /** ISO 8601, ascending; every day if empty. */
  @JsonColumn({ name: 'weekdays' })
  weekdays!: number[];

  /** A copy of `PricePeriodPackageEntity`, also of packages in the trash: replicas of the former release use it alone. */
  @JsonColumn({ name: 'prices' })
  prices!: PackagePrice[];
}

export const pricePeriodsContent = defineContent(pricePeriodsKind, {
  entity: PricePeriodEntity,
  notFound: 'Harga musim tidak ditemukan',
  title: 'name',
  fields: columnFields(PricePeriodEntity, {
    renamed: { first_day: 'from', last_day: 'until' },
    without: ['prices'],
  }),
  empty: { weekdays: [] },
});

/** The price of a package in a period. */
@Entity('price_period_packages')
export class PricePeriodPackageEntity extends OrderedRowPackage {
  @PrimaryColumn({ name: 'period_id', type: 'integer' })
  rowId!: number;

  /** Rupiah before any discount. */
  @Column({ name: 'price', type: 'integer' })
  price!: Rupiah;
}

export const toPackagePrice = ({ packageId, price }: PricePeriodPackageEntity): PackagePrice => ({
  package_id: packageId,
  price,
});
