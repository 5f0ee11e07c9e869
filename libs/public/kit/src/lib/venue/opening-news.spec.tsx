import { createStore, PageDataContext, storeData } from '@lereng/web-data-access';
import { calendarApi, type CalendarDays } from '@lereng/web-data-access/calendar';
import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import { PageEnvironmentContext } from '@lereng/web-feature';
import { aDayEntry, aSetting, fakeApi, TEST_ENVIRONMENT } from '@lereng/web-testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OpeningNews } from './opening-news';

const MINUTE_MS = 60_000;
const DAILY = 'Setiap hari, 06.00–18.00 WIB';
const SPLIT = 'Setiap hari 06.00–12.00 dan 13.00–18.00';

afterEach(() => jest.useRealTimers());

/** On a day of November 2026 in Jakarta, of which the 23rd is a Monday. */
async function newsOf(day: string, hours: string, entries: object[]) {
  const store = createStore({ fetchApi: fakeApi().fetchApi });
  const { upsertQueryData } = siteSettingsApi.util;
  const settings = [aSetting('opening_hours', hours)];
  await store.dispatch(upsertQueryData('listSiteSettings', undefined, settings));
  await store.dispatch(
    calendarApi.util.upsertQueryData('listCalendar', undefined, entries as CalendarDays[]),
  );
  return (
    <PageDataContext value={storeData(store)}>
      <PageEnvironmentContext value={{ ...TEST_ENVIRONMENT, today: `2026-11-${day}` }}>
        <OpeningNews />
      </PageEnvironmentContext>
    </PageDataContext>
  );
}

/** The sentences, one below the other. */
const linesIn = (container: Element) =>
  [...container.querySelectorAll('p')].map(({ textContent }) => textContent);

async function linesAt(dayAndTime: string, hours: string, entries: object[] = []) {
  const news = await newsOf(dayAndTime.slice(0, 2), hours, entries);
  jest.useFakeTimers({ now: new Date(`2026-11-${dayAndTime}+07:00`) });
  return linesIn(render(news).container);
}

async function servedLines(day: string, hours: string, entries: object[] = []) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(await newsOf(day, hours, entries));
  return linesIn(container);
}

const closed = (from: string, until = from, reason: string | null = null) =>
  aDayEntry({ from: `2026-11-${from}`, until: `2026-11-${until}`, reason });
const otherHours = (day: string, opens: string, closes: string) => ({
  ...closed(day),
  kind: 'hours' as const,
  hours: [{ opens, closes }],
});

describe('OpeningNews', () => {
  it.each<[hours: string, now: string, ...expected: string[]]>([
    [DAILY, '23T09:00', 'Buka sekarang, sampai 18.00'],
    [DAILY, '23T03:00', 'Tutup, buka pukul 06.00'],
    [DAILY, '23T20:00', 'Tutup, buka besok (24 Nov) pukul 06.00'],
    ['Sabtu–Minggu 07.00–20.30', '23T20:00', 'Tutup hari ini, buka Sabtu, 28 November pukul 07.00'],
    ['Sabtu 07.00–20.30', '26T20:00', 'Tutup hari ini, buka lusa (Sabtu, 28 November) pukul 07.00'],
    [
      'Selasa–Minggu 05.00–21.00',
      '29T09:00',
      'Buka sekarang, sampai 21.00',
      'Besok tutup (Senin, 30 November)',
    ],
    [
      'Senin–Jumat 06–18, Sabtu 07–20',
      '27T09:00',
      'Buka sekarang, sampai 18.00',
      'Besok buka 07.00–20.00 (Sabtu, 28 November)',
    ],
    [
      'Jumat 17.00–01.00',
      '27T23:00',
      'Buka sekarang, sampai 01.00',
      'Besok tutup (Sabtu, 28 November)',
    ],
    ['Akhir pekan 24 jam', '28T10:00', 'Buka sekarang, sampai besok (29 Nov) pukul 24.00'],
    ['Buka 24 jam', '23T20:00', 'Buka 24 jam'],
    ['Hubungi kami dulu', '23T09:00'],
  ])('says of %j at %s', async (hours, now, ...expected) => {
    expect(await linesAt(now, hours)).toEqual(expected);
  });

  it.each<[name: string, now: string, entries: object[], ...expected: string[]]>([
    [
      'a closed day tomorrow',
      '28T09:00',
      [closed('29', '29', 'hujan abu')],
      'Buka sekarang, sampai 18.00',
      'Besok tutup (Minggu, 29 November): hujan abu',
    ],
    [
      'when it opens after it',
      '28T20:00',
      [closed('29')],
      'Tutup, buka lusa (30 Nov) pukul 06.00',
      'Besok tutup (Minggu, 29 November)',
    ],
    [
      'a closed day, and that it opens tomorrow',
      '23T09:00',
      [closed('23', '23', 'hujan abu')],
      'Tutup hari ini: hujan abu',
      'Besok buka 06.00–18.00 (Selasa, 24 November)',
    ],
    ['closed days that go on', '23T09:00', [closed('23', '26')], 'Tutup 23–26 November'],
    [
      'closed days within a week',
      '20T09:00',
      [closed('27')],
      'Buka sekarang, sampai 18.00',
      'Tutup 27 November',
    ],
    ['none after it', '20T09:00', [closed('28')], 'Buka sekarang, sampai 18.00'],
    [
      'a full day beside the hours',
      '23T09:00',
      [{ ...closed('23', '24'), kind: 'full' }],
      'Buka sekarang, sampai 18.00',
      'Penuh sampai besok (Selasa, 24 November)',
    ],
    [
      'other hours tomorrow',
      '23T09:00',
      [otherHours('24', '08:00', '15:00')],
      'Buka sekarang, sampai 18.00',
      'Besok buka 08.00–15.00 (Selasa, 24 November)',
    ],
  ])('knows from the calendar %s', async (_name, now, entries, ...expected) => {
    expect(await linesAt(now, DAILY, entries)).toEqual(expected);
  });

  it('says beside an entry of today that the hours of yesterday go on, and nothing of them later', async () => {
    const nights = 'Setiap hari 18.00–05.00';
    const own = otherHours('23', '08:00', '15:00');
    const [first, ...more] = await linesAt('23T02:00', nights, [own]);
    expect([first, more[0]]).toEqual(['Buka sekarang, sampai 05.00', 'Buka 08.00–15.00 hari ini']);
    document.body.replaceChildren();
    jest.useRealTimers();
    expect((await linesAt('23T09:00', nights, [own])).slice(0, 2)).toEqual([
      '',
      'Buka 08.00–15.00 hari ini',
    ]);
  });

  it('follows the clock to the minute', async () => {
    await linesAt('23T05:59:10', DAILY);
    expect(screen.getByText('Tutup, buka pukul 06.00')).toBeVisible();
    act(() => jest.advanceTimersByTime(49_999));
    expect(screen.getByText('Tutup, buka pukul 06.00')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Buka sekarang, sampai 18.00')).toBeVisible();
    act(() => jest.advanceTimersByTime(12 * 60 * MINUTE_MS));
    expect(screen.getByText(/^Tutup, buka besok/)).toBeVisible();
  });

  it.each<[hours: string, day: string, entries: object[], ...expected: string[]]>([
    [DAILY, '23', [], 'Buka 06.00–18.00 hari ini'],
    [SPLIT, '23', [], 'Buka 06.00–12.00 dan 13.00–18.00 hari ini'],
    ['Buka 24 jam', '23', [], 'Buka 24 jam hari ini'],
    [
      'Selasa–Minggu 05.00–21.00',
      '23',
      [],
      'Tutup hari ini, buka besok (Selasa, 24 November) pukul 05.00',
    ],
    [DAILY, '28', [closed('29')], 'Buka 06.00–18.00 hari ini', 'Besok tutup (Minggu, 29 November)'],
  ])(
    'says on the server, whose page is cached, what holds all day: %j on the %s',
    async (hours, day, entries, ...expected) => {
      expect(await servedLines(day, hours, entries)).toEqual(expected);
    },
  );
});
