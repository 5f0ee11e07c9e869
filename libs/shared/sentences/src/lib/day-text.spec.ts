import type { DayState } from '@lereng/shared-domain/venue';
import { calendarEntryName, dayText } from './day-text';

const TODAY = '2026-12-24';
const text = (from: string, until: string, fields: Partial<DayState> = {}) =>
  dayText({ kind: 'closed', hours: null, reason: null, from, until, ...fields }, TODAY);
const spans = (...hours: [string, string][]) => ({
  kind: 'hours' as const,
  hours: hours.map(([opens, closes]) => ({ opens, closes })),
});

it.each([
  ['Tutup hari ini', text(TODAY, TODAY)],
  ['Tutup hari ini: hujan abu', text(TODAY, TODAY, { reason: 'hujan abu' })],
  ['Tutup hari ini', text('2026-12-20', TODAY)],
  ['Tutup sampai besok (Jumat, 25 Desember)', text(TODAY, '2026-12-25')],
  [
    'Tutup sampai lusa (Sabtu, 26 Desember): libur Natal',
    text('2026-12-20', '2026-12-26', { reason: 'libur Natal' }),
  ],
  ['Tutup 24–27 Desember', text(TODAY, '2026-12-27')],
  [
    'Besok tutup (Jumat, 25 Desember): Natal',
    text('2026-12-25', '2026-12-25', { reason: 'Natal' }),
  ],
  ['Lusa tutup (Sabtu, 26 Desember)', text('2026-12-26', '2026-12-26')],
  ['Tutup mulai besok (25–26 Desember)', text('2026-12-25', '2026-12-26')],
  ['Tutup mulai lusa (26 Desember – 2 Januari 2027)', text('2026-12-26', '2027-01-02')],
  ['Tutup 27 Desember', text('2026-12-27', '2026-12-27')],
  ['Tutup 30 Desember – 2 Januari 2027', text('2026-12-30', '2027-01-02')],
  ['Tutup 2 Januari 2027', text('2027-01-02', '2027-01-02')],
  ['Penuh hari ini', text(TODAY, TODAY, { kind: 'full' })],
  ['Besok penuh (Jumat, 25 Desember)', text('2026-12-25', '2026-12-25', { kind: 'full' })],
  ['Penuh sampai besok (Jumat, 25 Desember)', text(TODAY, '2026-12-25', { kind: 'full' })],
  ['Buka 08.00–15.00 hari ini', text(TODAY, TODAY, spans(['08:00', '15:00']))],
  ['Buka 24 jam hari ini', text(TODAY, TODAY, spans(['00:00', '00:00']))],
  [
    'Besok buka 08.00–15.00 (Jumat, 25 Desember): ada acara',
    text('2026-12-25', '2026-12-25', { ...spans(['08:00', '15:00']), reason: 'ada acara' }),
  ],
  [
    'Buka 08.00–12.00 dan 13.00–15.00 mulai besok (25–26 Desember)',
    text('2026-12-25', '2026-12-26', spans(['08:00', '12:00'], ['13:00', '15:00'])),
  ],
  ['Buka 24 jam pada 27–28 Desember', text('2026-12-27', '2026-12-28', spans(['00:00', '00:00']))],
])('says %j', (expected, said) => expect(said).toBe(expected));

it('names an entry by its kind and days', () => {
  const days = { from: '2026-12-24', until: '2026-12-26' };
  expect(calendarEntryName({ kind: 'closed', ...days })).toBe('Tutup 24–26 Desember 2026');
});
