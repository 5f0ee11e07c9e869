import { defineOrderedContent } from '../core';
import { SlideEntity } from './slide.entity';

export const slidesContent = defineOrderedContent({
  name: 'slides',
  entity: SlideEntity,
  notFound: 'Slide tidak ditemukan',
  title: 'title',
  fields: { title: 'title', description: 'description', order: 'sortOrder' },
  relations: { image: true },
  position: 'sortOrder',
});
