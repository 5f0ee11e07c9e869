import type { CalendarDate } from '@lereng/shared-domain';
import { menuItemsKind } from '@lereng/shared-domain/fields';
import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  columnFields,
  defineContent,
  EnglishColumn,
  HiddenColumn,
  IllustratedContentRow,
  PositionColumn,
  SoldOutColumn,
  SoldOutUntilColumn,
} from '../core';
import { MenuCategoryEntity } from '../menu-categories/menu-category.entity';

@Entity('menu_items')
export class MenuItemEntity extends IllustratedContentRow {
  @Column({ name: 'name', type: 'text' })
  name!: string;

  @EnglishColumn('name')
  nameEn!: string | null;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  @EnglishColumn('description')
  descriptionEn!: string | null;

  /** Rupiah. */
  @Column({ name: 'price', type: 'integer' })
  price!: number;

  /** What the price is for, such as `per kg`. */
  @Column({ name: 'price_unit', type: 'text', nullable: true })
  priceUnit!: string | null;

  @EnglishColumn('price_unit')
  priceUnitEn!: string | null;

  /** Null also while the category is in the trash, which keeps the column, so that a restore brings it back. */
  @ManyToOne(() => MenuCategoryEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'category_id' })
  category!: Relation<MenuCategoryEntity> | null;

  @PositionColumn()
  position!: number;

  @HiddenColumn()
  hidden!: boolean;

  @SoldOutColumn()
  soldOut!: boolean;

  @SoldOutUntilColumn()
  soldOutUntil!: CalendarDate | null;
}

export const menuItemsContent = defineContent(menuItemsKind, {
  entity: MenuItemEntity,
  notFound: 'Menu tidak ditemukan',
  title: 'name',
  fields: columnFields(MenuItemEntity),
  // The version has the id of the category, which a new name of the category leaves as it is.
  versionOf: ({ category }) => ({ category: category?.id ?? null }),
  relations: { image: true, category: true },
  position: 'position',
  price: 'price',
  hidden: 'hidden',
  page: '/menu',
});
