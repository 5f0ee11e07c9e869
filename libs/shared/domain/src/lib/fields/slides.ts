import { LIMITS } from '../limits';
import { declareKind } from './field';
import { DESCRIPTION, IMAGE, TITLE } from './shared-fields';

export const slidesKind = declareKind({
  name: 'slides',
  fields: {
    title: TITLE,
    description: DESCRIPTION,
    order: {
      type: 'integer',
      label: 'Urutan',
      min: LIMITS.orderMin,
      max: LIMITS.orderMax,
      whenEmpty: 0,
    },
    image: IMAGE,
  },
  title: 'title',
  formError: {
    create: 'Judul dan gambar harus diisi',
    update: 'Judul harus diisi',
    fields: ['title', 'image'],
    applies: 'missing',
  },
});
