import { isSoldOut, type SoldOut } from '@lereng/shared-domain/availability';
import { soldOutText } from './sold-out-text';

const soldOut = (until: string | null): SoldOut => ({ state: 'sold_out', until });

it.each([
  [null, null],
  [soldOut(null), 'Habis'],
  [soldOut('2026-11-19'), null],
  [soldOut('2026-11-20'), 'Habis hari ini'],
  [soldOut('2026-11-21'), 'Habis sampai 21 November 2026'],
])('%j on 20 November: %s', (availability, expected) => {
  expect(soldOutText(availability, '2026-11-20')).toBe(expected);
  expect(isSoldOut(availability, '2026-11-20')).toBe(expected !== null);
});
