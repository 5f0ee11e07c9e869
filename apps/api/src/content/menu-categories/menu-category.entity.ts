import { Column, Entity } from 'typeorm';
import { EditableContentRow, PositionColumn } from '../core';

@Entity('menu_categories')
export class MenuCategoryEntity extends EditableContentRow {
  /** As the admin wrote it. */
  @Column({ name: 'name', type: 'text' })
  name!: string;

  /** What `name` is compared by; unique. */
  @Column({ name: 'name_key', type: 'text' })
  nameKey!: string;

  @PositionColumn()
  position!: number;
}
