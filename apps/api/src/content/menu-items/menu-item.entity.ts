import { Column, Entity } from 'typeorm';
import { OrderedContentRow } from '../core';

@Entity('menu_items')
export class MenuItemEntity extends OrderedContentRow {
  @Column({ name: 'name', type: 'text' })
  name!: string;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  /** Rupiah. */
  @Column({ name: 'price', type: 'integer' })
  price!: number;
}
