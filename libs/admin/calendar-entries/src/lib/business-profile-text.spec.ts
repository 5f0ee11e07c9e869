import type { CalendarEntryKind } from '@lereng/shared-domain/venue';
import { businessProfileText } from './business-profile-text';

const span = (opens: string, closes: string) => ({ opens, closes });

const entry = (kind: CalendarEntryKind, [from, until = from]: readonly [string, string?]) => ({
  kind,
  from,
  until,
  package_ids: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
  hours: kind === 'hours' ? [span('08:00', '15:00')] : null,
});

describe('businessProfileText', () => {
  const TODAY = '2026-12-20';
  const text = (...entries: ReturnType<typeof entry>[]) => businessProfileText(entries, TODAY);

  it('is empty without days on which the venue is closed or has other hours', () => {
    expect(text()).toBe('');
    expect(text(entry('full', [TODAY]), entry('closed', ['2026-12-19']))).toBe('');
    expect(text(entry('closed', ['2027-02-19']))).toBe('');
  });

  it('joins days in a row, and says which of them are special hours', () => {
    expect(
      text(
        entry('hours', ['2026-12-24']),
        entry('closed', ['2026-12-25', '2026-12-26']),
        entry('closed', ['2026-12-27']),
        entry('closed', ['2027-01-01', '2027-01-07']),
        entry('hours', ['2027-01-10', '2027-01-16']),
        // Closed counts before these hours.
        entry('hours', ['2026-12-27', '2026-12-28']),
      ),
    ).toBe(
      [
        'Jam khusus:',
        '24 Desember 2026: 08.00–15.00',
        '25–27 Desember 2026: tutup',
        '28 Desember 2026: 08.00–15.00',
        '',
        'Tutup sementara (7 hari atau lebih berturut-turut):',
        '1–7 Januari 2027: tutup',
        '',
        'Ubah jam buka biasa (7 hari atau lebih berturut-turut):',
        '10–16 Januari 2027: 08.00–15.00',
      ].join('\n'),
    );
  });

  it('counts the days of a closure that has begun, or goes on after the calendar', () => {
    expect(text(entry('closed', ['2026-12-15', '2026-12-21']))).toContain('Tutup sementara');
    expect(text(entry('closed', ['2026-12-16', '2026-12-21']))).toContain('Jam khusus');
    expect(text(entry('closed', ['2027-02-18', '2027-03-31']))).toContain(
      '18 Februari – 31 Maret 2027',
    );
  });

  it('takes the hours that were changed last', () => {
    const other = { ...entry('hours', [TODAY]), hours: [span('10:00', '12:00')] };
    const later = { ...other, updatedAt: '2026-11-02T00:00:00.000Z' };
    expect(text(entry('hours', [TODAY]), later)).toContain('10.00–12.00');
    expect(text(later, entry('hours', [TODAY]))).toContain('10.00–12.00');
  });
});
