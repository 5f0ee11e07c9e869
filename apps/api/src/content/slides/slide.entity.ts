import { slidesKind } from '@lereng/shared-domain/fields';
import { Column, Entity } from 'typeorm';
import { columnFields, defineContent, EnglishColumn, IllustratedContentRow } from '../core';

@Entity('slides')
export class SlideEntity extends IllustratedContentRow {
  @Column({ name: 'title', type: 'text' })
  title!: string;

  @EnglishColumn('title')
  titleEn!: string | null;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  @EnglishColumn('description')
  descriptionEn!: string | null;

  /** The lowest is shown first. */
  @Column({ name: 'sort_order', type: 'integer' })
  sortOrder!: number;
}

export const slidesContent = defineContent(slidesKind, {
  entity: SlideEntity,
  notFound: 'Slide tidak ditemukan',
  title: 'title',
  fields: columnFields(SlideEntity, { renamed: { sort_order: 'order' } }),
  empty: { sortOrder: 0 },
  relations: { image: true },
  // The hero fills a phone's screen, which would show only a third of a landscape image.
  image: { portrait: true },
  position: 'sortOrder',
});
