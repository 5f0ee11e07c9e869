import { statusNote, statusOf } from './promotion-status';

const today = '2026-11-20';
const period = (valid_from: string, valid_until: string) => ({ valid_from, valid_until });

it.each([
  ['2026-11-01', '2026-11-19', 'Berakhir', null],
  ['2026-11-01', '2026-11-20', 'Aktif', 'Berakhir hari ini'],
  ['2026-11-01', '2026-11-21', 'Aktif', 'Berakhir besok'],
  ['2026-11-01', '2026-11-23', 'Aktif', 'Berakhir 3 hari lagi'],
  ['2026-11-01', '2026-11-24', 'Aktif', null],
  ['2026-11-20', '2026-12-20', 'Aktif', null],
  ['2026-11-21', '2026-12-20', 'Aktif', 'Mulai besok'],
  ['2026-12-01', '2026-12-20', 'Aktif', 'Mulai 11 hari lagi'],
  // The later of two announcements can wait.
  ['2026-11-22', '2026-11-22', 'Aktif', 'Mulai 2 hari lagi'],
])('of %s to %s is %s, with %p', (from, until, status, note) => {
  expect(statusOf(period(from, until), today)).toBe(status);
  expect(statusNote(period(from, until), today)).toBe(note);
});
