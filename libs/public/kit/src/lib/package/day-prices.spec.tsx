import { EMPTY_ORDER, writeOrder } from '@lereng/shared-domain/orders';
import { currentOffer } from '@lereng/shared-domain/prices';
import { useRead } from '@lereng/web-data-access';
import type { Package } from '@lereng/web-data-access/packages';
import { aDayEntry, aPackage, aSetting, renderPage, TEST_TODAY } from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { deviceOrder, setDeviceOrder } from '../order/device-order';
import { DayPrices } from './day-prices';

const span = { weekdays: [], original_price: null };
const weekend = {
  ...span,
  from: '2026-11-21',
  until: '2027-03-14',
  weekdays: [6, 7],
  name: 'Akhir Pekan',
  price: 375_000,
};
const quiet = { ...span, from: '2026-11-24', until: '2026-11-25', name: 'Hari sepi' };
const jeep = aPackage({
  id: 4,
  price: 350_000,
  capacity: 4,
  prices: [weekend, { ...quiet, price: 300_000 }],
});

/** As the layout does: calendar and settings are there when the page renders. */
function Frame({ package: pkg }: { package: Package }) {
  const { data: calendar } = useRead('listCalendar');
  const { data: settings } = useRead('listSiteSettings');
  const { pathname, search } = useLocation();
  if (!calendar || !settings) return null;
  return (
    <>
      <DayPrices package={pkg} offer={currentOffer(pkg, TEST_TODAY)} />
      <p data-testid="page">{pathname + search}</p>
    </>
  );
}

async function show(pkg: Package, calendar: object[] = [], hours = '') {
  const page = renderPage(<Frame package={pkg} />, {
    path: '/packages/4',
    api: {
      'GET /calendar': calendar,
      'GET /site-settings': hours === '' ? [] : [aSetting('opening_hours', hours)],
    },
  });
  await screen.findByTestId('page');
  return page;
}

const line = () => document.querySelector('summary')!;
const strip = () => within(screen.getByRole('list', { name: 'Hari-hari berikutnya' }));
const namesOfDays = () =>
  strip()
    .getAllByRole('link')
    .map((link) => link.firstElementChild?.textContent);
const stateOf = (link: HTMLElement) => link.lastElementChild?.lastElementChild?.textContent;
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

beforeEach(() => setDeviceOrder(EMPTY_ORDER));

describe('the line of other prices', () => {
  it('names the lowest price, and opens all of them with the reason of each', async () => {
    const { user } = await show(jeep);
    expect(line()).toHaveTextContent('mulai Rp 300.000 · Harga tanggal lain');
    expect(screen.getByRole('table')).not.toBeVisible();
    await user.click(line());
    expect(screen.getByRole('table')).toBeVisible();
    expect(rows()).toEqual([
      ['Tanggal', 'Harga', 'Keterangan'],
      ['Sabtu & Minggu', 'Rp 375.000', 'Akhir Pekan'],
      ['24–25 Nov', 'Rp 300.000', 'Hari sepi'],
    ]);
  });

  it('names no price where no other day costs less, and offers days where none costs anything else', async () => {
    const { unmount } = await show({ ...jeep, prices: [weekend] });
    expect(line().textContent).toBe('Harga tanggal lain');
    unmount();
    await show({ ...jeep, prices: [] });
    expect(line().textContent).toBe('Pilih tanggal');
    expect(screen.queryByRole('table')).toBeNull();
    expect(namesOfDays()).toHaveLength(14);
  });

  it('has no price of days on which the venue is closed', async () => {
    const closed = aDayEntry({ from: '2026-11-24', until: '2026-11-25' });
    await show(jeep, [closed, aDayEntry({ from: '2026-11-28' })]);
    expect(line().textContent).toBe('Harga tanggal lain');
    expect(rows().slice(1)).toEqual([
      ['Sabtu & Minggu', 'Rp 375.000', 'Akhir Pekan, tutup 28 Nov'],
    ]);
  });
});

describe('the coming days', () => {
  it('are links to an order with package and day, whose names are sentences', async () => {
    await show(jeep);
    expect(namesOfDays()).toEqual([
      'Hari ini, Jumat 20 November: Rp 350.000',
      'Besok, Sabtu 21 November: Rp 375.000',
      'Lusa, Minggu 22 November: Rp 375.000',
      'Senin 23 November: Rp 350.000',
      'Selasa 24 November: Rp 300.000',
      'Rabu 25 November: Rp 300.000',
      'Kamis 26 November: Rp 350.000',
      'Jumat 27 November: Rp 350.000',
      'Sabtu 28 November: Rp 375.000',
      'Minggu 29 November: Rp 375.000',
      'Senin 30 November: Rp 350.000',
      'Selasa 1 Desember: Rp 350.000',
      'Rabu 2 Desember: Rp 350.000',
      'Kamis 3 Desember: Rp 350.000',
    ]);
    const tomorrow = strip().getByRole('link', { name: 'Besok, Sabtu 21 November: Rp 375.000' });
    const lines = [{ kind: 'packages', id: 4, quantity: null }] as const;
    const order = writeOrder({ ...EMPTY_ORDER, lines, date: '2026-11-21' });
    expect(tomorrow).toHaveAttribute('href', `/order?${order.toString()}`);
    expect([...tomorrow.lastElementChild!.children].map(({ textContent }) => textContent)).toEqual([
      'Besok',
      '21 Nov',
      '375.000',
    ]);
  });

  it('look otherwise where it cannot be had, and may be asked for all the same', async () => {
    const full = aDayEntry({ kind: 'full', from: '2026-11-23', package_ids: [4] });
    const pkg = { ...jeep, capacity: null, availability: { state: 'sold_out', until: TEST_TODAY } };
    await show(pkg as Package, [full], 'Rabu–Minggu 08.00–17.00');
    const states = strip()
      .getAllByRole('link')
      .slice(0, 6)
      .map((link) => [stateOf(link), link.hasAttribute('data-off')]);
    expect(states).toEqual([
      ['Habis', true],
      ['375.000', false],
      ['375.000', false],
      // By the weekly hours it is closed, too.
      ['Tutup', true],
      ['Tutup', true],
      ['300.000', false],
    ]);
    const monday = strip().getByRole('link', { name: 'Senin 23 November: Tutup' });
    expect(monday).toHaveAttribute('href', '/order?p4=1&date=2026-11-23');
  });

  it('say that the package is full', async () => {
    await show(jeep, [aDayEntry({ kind: 'full', from: '2026-11-23', package_ids: [4] })]);
    expect(strip().getByRole('link', { name: 'Senin 23 November: Penuh' })).toBeInTheDocument();
  });

  it('have no price where the row of a list does not know it', async () => {
    const day = (number: number) => `2026-11-2${number}`;
    const prices = [1, 2, 3, 4, 5, 6].map((number) => ({
      ...span,
      from: day(number),
      until: day(number),
      name: null,
      price: 350_000 + number,
    }));
    await show({ ...jeep, prices, price_from: 350_000 });
    expect(namesOfDays().slice(6, 8)).toEqual([
      'Kamis 26 November: Rp 350.006',
      'Jumat 27 November',
    ]);
  });

  it('keep what is in the order on this device, whose day becomes the chosen one', async () => {
    const soup = { kind: 'menu-items', id: 3, quantity: 2 } as const;
    setDeviceOrder({ ...EMPTY_ORDER, lines: [soup], people: 8, date: '2026-11-20' });
    const { user } = await show(jeep);
    await user.click(line());
    for (const [name, date] of [
      ['Senin 23 November: Rp 350.000', '2026-11-23'],
      ['Besok, Sabtu 21 November: Rp 375.000', '2026-11-21'],
    ] as const) {
      await user.click(strip().getByRole('link', { name }));
      expect(await screen.findByText('/order')).toBeVisible();
      expect(deviceOrder()).toMatchObject({
        lines: [soup, { kind: 'packages', id: 4, quantity: null }],
        people: 8,
        date,
      });
    }
  });
});
