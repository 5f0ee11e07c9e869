import { defineContent } from '../core';
import { SlideEntity } from './slide.entity';

export const slidesContent = defineContent({
  name: 'slides',
  entity: SlideEntity,
  notFound: 'Slide tidak ditemukan',
  relations: { image: true },
  order: { sortOrder: 'ASC', id: 'ASC' },
});
