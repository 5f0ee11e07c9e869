import { LIMITS } from '../limits';
import { declareKind } from './field';
import { DESCRIPTION, HIDDEN, IMAGE, NAME, PRICE, PRICE_UNIT, SOLD_OUT } from './shared-fields';

export const menuItemsKind = declareKind({
  name: 'menu-items',
  fields: {
    name: NAME,
    price: PRICE,
    price_unit: PRICE_UNIT,
    category: {
      type: 'reference',
      label: 'Kategori',
      kind: 'menu-categories',
      max: LIMITS.categoryMax,
    },
    description: DESCRIPTION,
    image: IMAGE,
    hidden: HIDDEN,
    ...SOLD_OUT,
  },
  title: 'name',
  formError: {
    create: 'Nama, gambar, dan harga harus diisi dengan benar',
    update: 'Nama dan harga harus diisi dengan benar',
    fields: ['name', 'image', 'price'],
    applies: 'invalid',
  },
});
