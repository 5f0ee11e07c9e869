import { LIMITS } from '../limits';
import { declareKind } from './field';
import { DESCRIPTION, HIDDEN, TERMS, TITLE } from './shared-fields';

const NEEDS = 'Judul, periode, dan persentase diskon harus diisi';

export const promotionsKind = declareKind({
  name: 'promotions',
  fields: {
    title: TITLE,
    description: DESCRIPTION,
    discount_percent: {
      type: 'integer',
      label: 'Diskon (%)',
      required: true,
      min: LIMITS.discountMin,
      max: LIMITS.discountMax,
      unit: '%',
      invalid: 'Persentase diskon dari 1 sampai 100',
    },
    valid_from: { type: 'date', label: 'Berlaku dari', required: true },
    valid_until: { type: 'date', label: 'Berlaku sampai', required: true },
    weekdays: { type: 'weekdays', label: 'Hari' },
    terms: TERMS,
    package_ids: {
      type: 'references',
      label: 'Paket',
      required: true,
      kind: 'packages',
      tooFew: 'Pilih minimal 1 paket untuk promo',
    },
    image: { type: 'image', label: 'Gambar' },
    hidden: HIDDEN,
  },
  title: 'title',
  formError: {
    create: NEEDS,
    update: NEEDS,
    fields: ['title', 'valid_from', 'valid_until', 'discount_percent'],
    applies: 'missing',
  },
});
