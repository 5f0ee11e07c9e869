import { formatRupiah } from '@lereng/shared-domain';
import type { DayState } from '@lereng/shared-domain/venue';
import { comingDayText } from './coming-day-texts';
import { dayText } from './day-text';
import {
  daySetText,
  formatDaySpan,
  nextDayText,
  shortDay,
  shortDays,
  weekdayAndDate,
} from './days';
import { hoursText } from './hours';
import { closedTodayText, openingText } from './opening-text';
import { priceNote } from './price-notes';
import { soldOutText } from './sold-out-text';

// A Saturday.
const TODAY = '2026-11-28';
const WEEKEND = { from: '2026-11-29', until: null, weekdays: [6, 7], except: null };

const span = (from: string, until: string, year?: string) =>
  formatDaySpan({ from, until }, 'en', year);
const shortSpan = (from: string, until: string) => shortDays({ from, until }, 'en');
const days = (set: Partial<Parameters<typeof daySetText>[0]>) =>
  daySetText({ ...WEEKEND, ...set }, TODAY, 'en');
const said = (from: string, until: string, fields: Partial<DayState> = {}) =>
  dayText({ kind: 'closed', hours: null, reason: null, from, until, ...fields }, TODAY, 'en');
const change = (date: string, inDays: number) => ({
  date,
  inDays,
  time: '08:00',
  inMinutes: 9_999,
});
const comingDay = comingDayText(
  { day: '2026-11-30', offer: null, unavailable: 'sold_out' },
  TODAY,
  'en',
);
const hours: Partial<DayState> = { kind: 'hours', hours: [{ opens: '08:00', closes: '15:00' }] };

it.each([
  ['Rp 1,350,000', formatRupiah(1_350_000, 'en')],
  ['Nov 29', shortDay('2026-11-29', 'en')],
  ['Dec 24–26', shortSpan('2026-12-24', '2026-12-26')],
  ['Dec 24–Jan 4', shortSpan('2026-12-24', '2027-01-04')],
  ['Monday, November 30, 2026', weekdayAndDate('2026-11-30', 'en')],
  ['Today (Saturday, November 28)', nextDayText(TODAY, TODAY, 'en')],
  ['Monday, November 30', nextDayText('2026-11-30', TODAY, 'en')],
  ['December 24, 2026', span('2026-12-24', '2026-12-24')],
  ['December 24 – 26, 2026', span('2026-12-24', '2026-12-26')],
  ['November 30 – December 2', span('2026-11-30', '2026-12-02', '2026')],
  ['December 30, 2026 – January 2, 2027', span('2026-12-30', '2027-01-02', '2026')],
  ['Saturday & Sunday', days({})],
  ['Saturday & Sunday until Dec 20', days({ until: '2026-12-20' })],
  ['Saturday & Sunday from Jan 9', days({ from: '2027-01-09' })],
  ['Tomorrow (Nov 29)', days({ until: '2026-11-29', weekdays: [] })],
  [
    'Saturday & Sunday, except Dec 24–26',
    days({ except: { from: '2026-12-24', until: '2026-12-26' } }),
  ],
  ['Mon Nov 30 Sold out', `${comingDay.day} ${comingDay.date} ${comingDay.state}`],
  ['Monday, November 30: Sold out', comingDay.whole],
  ['Closed today: ash', said(TODAY, TODAY, { reason: 'ash' })],
  ['Closed tomorrow (Sunday, November 29)', said('2026-11-29', '2026-11-29')],
  ['Closed through tomorrow (Sunday, November 29)', said(TODAY, '2026-11-29')],
  ['Closed from tomorrow (November 29 – 30)', said('2026-11-29', '2026-11-30')],
  ['Full on November 30', said('2026-11-30', '2026-11-30', { kind: 'full' })],
  ['Open 08:00–15:00 today', said(TODAY, TODAY, hours)],
  ['Open 08:00–15:00 tomorrow (Sunday, November 29)', said('2026-11-29', '2026-11-29', hours)],
  ['Open 08:00–15:00 on December 1 – 2', said('2026-12-01', '2026-12-02', hours)],
  ['24 hours', hoursText([{ opens: '00:00', closes: '00:00' }], 'en')],
  [
    'Closed, opens tomorrow (Nov 29) at 08:00',
    openingText({ open: false, opens: change('2026-11-29', 1) }, 'en'),
  ],
  [
    'Closed today, opens Monday, November 30 at 08:00',
    closedTodayText({ open: false, opens: change('2026-11-30', 2) }, 'en'),
  ],
  ['per jeep, 1 person', priceNote({ price_unit: 'per jeep', capacity: 1 }, 'en')],
  ['for 4 people', priceNote({ price_unit: null, capacity: 4 }, 'en')],
  [
    'Sold out through December 2, 2026',
    soldOutText({ state: 'sold_out', until: '2026-12-02' }, TODAY, 'en'),
  ],
])('says %j in English', (expected, text) => expect(text).toBe(expected));
