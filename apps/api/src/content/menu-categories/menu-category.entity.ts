import { nameKey } from '@lereng/shared-domain';
import { menuCategoriesKind } from '@lereng/shared-domain/fields';
import { Column, Entity } from 'typeorm';
import {
  columnFields,
  defineContent,
  EditableContentRow,
  EnglishColumn,
  PositionColumn,
} from '../core';

@Entity('menu_categories')
export class MenuCategoryEntity extends EditableContentRow {
  /** As the admin wrote it. */
  @Column({ name: 'name', type: 'text' })
  name!: string;

  @EnglishColumn('name')
  nameEn!: string | null;

  /** The form in which names are compared; unique. */
  @Column({ name: 'name_key', type: 'text' })
  nameKey!: string;

  @PositionColumn()
  position!: number;
}

export const menuCategoriesContent = defineContent(menuCategoriesKind, {
  entity: MenuCategoryEntity,
  notFound: 'Kategori tidak ditemukan',
  title: 'name',
  fields: columnFields(MenuCategoryEntity, { without: ['nameKey'] }),
  derived: ({ name }) => (name === undefined ? {} : { nameKey: nameKey(name) }),
  position: 'position',
});
