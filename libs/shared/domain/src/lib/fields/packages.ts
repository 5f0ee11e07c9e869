import { LIMITS } from '../limits';
import { declareKind } from './field';
import {
  DESCRIPTION,
  HIDDEN,
  IMAGE,
  NAME,
  PRICE,
  PRICE_UNIT,
  SOLD_OUT,
  TERMS,
} from './shared-fields';

export const packagesKind = declareKind({
  name: 'packages',
  fields: {
    name: NAME,
    price: PRICE,
    price_unit: PRICE_UNIT,
    // How many people one unit of the price is for.
    capacity: {
      type: 'integer',
      label: 'Kapasitas',
      min: LIMITS.capacityMin,
      max: LIMITS.capacityMax,
    },
    route: { type: 'multiline', label: 'Rute', max: LIMITS.routeMax, translatable: true },
    description: DESCRIPTION,
    items: {
      type: 'texts',
      label: 'Termasuk',
      max: LIMITS.itemsMax,
      maxLength: LIMITS.nameMax,
      translatable: true,
    },
    image: IMAGE,
    images: { type: 'images', label: 'Foto lainnya', apart: true },
    duration: { type: 'text', label: 'Durasi', max: LIMITS.factMax, translatable: true },
    meeting_point: {
      type: 'text',
      label: 'Titik kumpul',
      max: LIMITS.settingMax,
      translatable: true,
    },
    meeting_point_url: { type: 'url', label: 'Tautan peta titik kumpul' },
    minimum_age: {
      type: 'text',
      label: 'Usia minimum',
      max: LIMITS.factMax,
      translatable: true,
    },
    what_to_bring: {
      type: 'multiline',
      label: 'Yang perlu dibawa',
      max: LIMITS.textMax,
      translatable: true,
    },
    terms: TERMS,
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
