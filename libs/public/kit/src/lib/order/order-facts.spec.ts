import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { factChanges, type OrderFacts } from './order-facts';

const COFFEE: OrderFacts = {
  name: 'Kopi',
  price: 'Rp 15.000',
  soldOut: null,
  days: ['Penuh hari ini'],
};

it.each<[string, OrderFacts, OrderFacts, string]>([
  ['nothing', COFFEE, { ...COFFEE }, ''],
  ['a day that is over', COFFEE, { ...COFFEE, days: [] }, ''],
  [
    'another name',
    COFFEE,
    { ...COFFEE, name: 'Kopi Susu' },
    'Berubah sejak Anda membuka halaman ini: Kopi menjadi Kopi Susu.',
  ],
  [
    'a row that is there again, at another price',
    { ...COFFEE, soldOut: 'Habis hari ini' },
    { ...COFFEE, price: 'Rp 18.000' },
    'Harga berubah sejak Anda membuka halaman ini: Kopi dari Rp 15.000 menjadi Rp 18.000; tersedia lagi.',
  ],
])('says of %s', (_name, before, now, expected) => {
  expect(factChanges(before, now, DEFAULT_LOCALE)).toBe(expected);
});
