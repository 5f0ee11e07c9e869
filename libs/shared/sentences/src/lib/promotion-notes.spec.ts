import { promotionImageNote } from './promotion-notes';

it('says the last day of a promotion', () => {
  expect(promotionImageNote('2026-12-20')).toBe('Sampai 20 Desember 2026');
  expect(promotionImageNote('2026-12-20', [1, 2, 3, 4])).toBe(
    'Senin–Kamis, sampai 20 Desember 2026',
  );
});
