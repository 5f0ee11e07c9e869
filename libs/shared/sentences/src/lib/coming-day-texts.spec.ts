import { comingDayText } from './coming-day-texts';

const TODAY = '2026-11-28';
const offer = { price: 350_000, originalPrice: null, discountPercent: null, promotion: null };

it.each([
  [TODAY, null, 'Hari ini 28 Nov 350.000', 'Hari ini, Sabtu 28 November: Rp 350.000'],
  ['2026-11-29', null, 'Besok 29 Nov 350.000', 'Besok, Minggu 29 November: Rp 350.000'],
  ['2026-11-30', 'closed', 'Lusa 30 Nov Tutup', 'Lusa, Senin 30 November: Tutup'],
  ['2026-12-01', 'full', 'Sel 1 Des Penuh', 'Selasa 1 Desember: Penuh'],
  ['2026-12-02', 'sold_out', 'Rab 2 Des Habis', 'Rabu 2 Desember: Habis'],
] as const)('says of %s (%j) %j and %j', (day, unavailable, parts, whole) => {
  const text = comingDayText({ day, offer, unavailable }, TODAY);
  expect([text.day, text.date, text.state].join(' ')).toBe(parts);
  expect(text.whole).toBe(whole);
});

it('says no price that is not known', () => {
  const day = { day: '2026-12-05', offer: null, unavailable: null };
  const whole = 'Sabtu 5 Desember';
  expect(comingDayText(day, TODAY)).toEqual({ day: 'Sab', date: '5 Des', state: '', whole });
});
