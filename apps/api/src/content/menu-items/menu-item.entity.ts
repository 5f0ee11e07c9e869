import { Column, Entity } from 'typeorm';
import { IllustratedContentRow, PositionColumn } from '../core';

@Entity('menu_items')
export class MenuItemEntity extends IllustratedContentRow {
  @Column({ name: 'name', type: 'text' })
  name!: string;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  /** Rupiah. */
  @Column({ name: 'price', type: 'integer' })
  price!: number;

  @PositionColumn()
  position!: number;
}
