import { defineOrderedContent } from '../core';
import { SlideEntity } from './slide.entity';

export const slidesContent = defineOrderedContent({
  name: 'slides',
  entity: SlideEntity,
  notFound: 'Slide tidak ditemukan',
  title: 'title',
  relations: { image: true },
  position: 'sortOrder',
});
