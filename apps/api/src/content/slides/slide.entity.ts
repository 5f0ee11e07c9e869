import { Column, Entity } from 'typeorm';
import { IllustratedContentRow } from '../core';

@Entity('slides')
export class SlideEntity extends IllustratedContentRow {
  @Column({ name: 'title', type: 'text' })
  title!: string;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  /** The lowest is shown first. */
  @Column({ name: 'sort_order', type: 'integer' })
  sortOrder!: number;
}
