import { LIMITS } from '../limits';
import { declareKind } from './field';

const NEEDS = 'Nama dan harga paket harus diisi';

export const pricePeriodsKind = declareKind({
  name: 'price-periods',
  fields: {
    name: {
      type: 'text',
      label: 'Nama',
      max: LIMITS.periodNameMax,
      required: true,
      translatable: true,
    },
    // Both days or neither.
    from: { type: 'date', label: 'Dari tanggal' },
    until: { type: 'date', label: 'Sampai tanggal' },
    weekdays: { type: 'weekdays', label: 'Hari' },
    prices: {
      type: 'prices',
      label: 'Harga paket',
      required: true,
      kind: 'packages',
      max: LIMITS.periodPricesMax,
    },
  },
  title: 'name',
  formError: {
    create: NEEDS,
    update: NEEDS,
    fields: ['name', 'prices'],
    applies: 'missing',
  },
});
