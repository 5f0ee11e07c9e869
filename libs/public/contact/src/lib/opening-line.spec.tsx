import { createStore, PageDataContext, storeData } from '@lereng/web-data-access';
import { calendarApi, type CalendarDays } from '@lereng/web-data-access/calendar';
import { aDayEntry, fakeApi, renderPage, TEST_ENVIRONMENT } from '@lereng/web-testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PageEnvironmentContext } from '@lereng/web-feature';
import { OpeningLine } from './opening-line';

const MINUTE_MS = 60_000;
const DAILY = 'Setiap hari, 06.00–18.00 WIB';

afterEach(() => jest.useRealTimers());

/** At an instant of November 2026 in Jakarta, of which the 23rd is a Monday. */
function lineAt(dayAndTime: string, hours: string) {
  jest.useFakeTimers({ now: new Date(`2026-11-${dayAndTime}+07:00`) });
  return renderPage(<OpeningLine hours={hours} />).container;
}

describe('OpeningLine', () => {
  it.each([
    [DAILY, '23T09:00', 'Buka sekarang, sampai 18.00'],
    [DAILY, '23T03:00', 'Tutup, buka pukul 06.00'],
    [DAILY, '23T20:00', 'Tutup, buka besok pukul 06.00'],
    ['Sabtu–Minggu 07.00–20.30', '23T20:00', 'Tutup, buka Sabtu pukul 07.00'],
    ['Jumat 17.00–01.00', '27T23:00', 'Buka sekarang, sampai 01.00'],
    ['Akhir pekan 24 jam', '28T10:00', 'Buka sekarang, sampai Minggu pukul 24.00'],
    ['Akhir pekan 24 jam', '29T10:00', 'Buka sekarang, sampai 24.00'],
    ['Buka 24 jam', '23T20:00', 'Buka 24 jam'],
  ])('says of %j at %s: %s', (hours, now, expected) => {
    expect(lineAt(now, hours)).toHaveTextContent(new RegExp(`^${expected}$`));
  });

  it.each([
    ['Hubungi kami dulu', '23T09:00', 'Tutup'],
    [DAILY, '23T09:00', 'Tutup, buka lagi Jumat 27 November pukul 06.00'],
    [DAILY, '26T09:00', 'Tutup, buka besok pukul 06.00'],
    ['Buka 24 jam', '20T09:00', 'Buka sekarang, sampai Minggu 22 November pukul 24.00'],
  ])('knows the calendar, with %j at %s: %s', async (hours, now, expected) => {
    const today = `2026-11-${now.slice(0, 2)}`;
    const entry = aDayEntry({ from: '2026-11-23', until: '2026-11-26' });
    const { store, container } = renderPage(null, { environment: { today } });
    await store.dispatch(
      calendarApi.util.upsertQueryData('listCalendar', undefined, [entry] as CalendarDays[]),
    );
    jest.useFakeTimers({ now: new Date(`2026-11-${now}+07:00`) });
    const line = (
      <PageDataContext value={storeData(store)}>
        <PageEnvironmentContext value={{ ...TEST_ENVIRONMENT, today }}>
          <OpeningLine hours={hours} />
        </PageEnvironmentContext>
      </PageDataContext>
    );
    render(line, { container });
    expect(container).toHaveTextContent(new RegExp(`^${expected}$`));
  });

  it('is not there for hours that cannot be parsed', () => {
    expect(lineAt('23T09:00', 'Hubungi kami dulu')).toBeEmptyDOMElement();
  });

  it('follows the clock to the minute', () => {
    lineAt('23T05:59:10', DAILY);
    expect(screen.getByText('Tutup, buka pukul 06.00')).toBeVisible();
    act(() => jest.advanceTimersByTime(49_999));
    expect(screen.getByText('Tutup, buka pukul 06.00')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Buka sekarang, sampai 18.00')).toBeVisible();
    act(() => jest.advanceTimersByTime(12 * 60 * MINUTE_MS));
    expect(screen.getByText('Tutup, buka besok pukul 06.00')).toBeVisible();
  });

  it('is an empty line on the server, whose page is cached', () => {
    const html = renderToString(
      <PageDataContext value={storeData(createStore({ fetchApi: fakeApi().fetchApi }))}>
        <PageEnvironmentContext value={TEST_ENVIRONMENT}>
          <OpeningLine hours={DAILY} />
        </PageEnvironmentContext>
      </PageDataContext>,
    );
    expect(html).toMatch(/^<p class="[^"]*min-h-[^"]*"><\/p>$/);
  });
});
