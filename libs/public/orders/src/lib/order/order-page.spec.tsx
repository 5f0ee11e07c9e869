import { deviceOrder, setDeviceOrder } from '@lereng/public-kit';
import { LIMITS } from '@lereng/shared-domain';
import { EMPTY_ORDER, readOrder } from '@lereng/shared-domain/orders';
import {
  aQuotedRow,
  aSetting,
  aSocialMedia,
  failure,
  loadPage,
  renderPage,
  TEST_TODAY,
  type FakeRoutes,
} from '@lereng/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { venueDayChanged } from '@lereng/web-data-access';
import { loadOrder } from './load-order';
import OrderPage from './order-page';

const coffee = aQuotedRow({ id: 3, name: 'Kopi', price: 15_000 });
const jeep = aQuotedRow({
  kind: 'packages',
  id: 4,
  name: 'Jip',
  price: 350_000,
  price_unit: 'per jip',
  capacity: 4,
});

const quote = (...rows: object[]) => ({
  date: TEST_TODAY,
  next_date: null,
  rows,
  token: 'AbC-1',
});

const routes: FakeRoutes = {
  'GET /site-settings': [],
  'GET /social-media': [aSocialMedia()],
  'GET /quotes/m3.2': quote(coffee),
};

/** The text of a blob, whose own method jsdom lacks. */
const readText = (blob: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob ?? new Blob());
  });

const own = (query: string) => setDeviceOrder(readOrder(new URLSearchParams(query)));
const visit = (more: FakeRoutes = {}, search = '') =>
  renderPage(<OrderPage />, {
    path: `/order${search}`,
    pattern: '/order',
    api: { ...routes, ...more },
  });
const REFUSED = 'Tanggal itu tidak dapat dipilih. Tanggal sebelumnya tetap dipakai.';
const lines = () =>
  within(screen.getByRole('list', { name: 'Isi pesanan' })).queryAllByRole('listitem');
const chat = () => {
  const href = screen.getByRole('link', { name: 'Kirim via WhatsApp' }).getAttribute('href');
  return { href: String(href).split('?')[0], text: new URL(String(href)).searchParams.get('text') };
};

beforeEach(() => setDeviceOrder(EMPTY_ORDER));

describe('the order', () => {
  it('is empty at first, with ways to the menu and the packages', async () => {
    visit();
    expect(await screen.findByText('Pesanan masih kosong')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat menu' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Lihat paket' })).toHaveAttribute('href', '/packages');
  });

  it('is that of the device, with prices, and is sent as one message', async () => {
    own('m3=2');
    visit();
    expect(await screen.findByRole('link', { name: 'Kopi' })).toHaveAttribute('href', '/menu/3');
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toHaveTextContent('Rp 30.000');
    expect(chat()).toEqual({
      href: 'https://wa.me/6281234567890',
      text: [
        'Halo, saya ingin memesan:',
        '2 × Kopi, Rp 30.000',
        '',
        'Total: Rp 30.000',
        'Tanggal: Jumat, 20 November 2026',
        'https://lereng.test/order/AbC-1',
      ].join('\n'),
    });
  });

  it('has units that follow from the people, until they are changed', async () => {
    own('p4=');
    const page = visit({
      'GET /quotes/p4.': quote(jeep),
      'GET /quotes/p4.~people.9': quote(jeep),
      'GET /quotes/p4.2~people.9': quote(jeep),
    });
    const units = await screen.findByRole('spinbutton', { name: 'Jumlah Jip' });
    expect(units).toHaveValue(1);
    await page.user.type(screen.getByRole('spinbutton', { name: 'Jumlah orang' }), '9');
    expect(units).toHaveValue(3);
    expect(lines()[0]).toHaveTextContent('3 jip untuk 9 orang');
    await page.user.click(screen.getByRole('button', { name: 'Kurangi Jip' }));
    expect(units).toHaveValue(2);
    expect(lines()[0]).toHaveTextContent('Rp 700.000');
    await page.user.click(screen.getByRole('button', { name: 'Sesuaikan dengan jumlah orang' }));
    expect(units).toHaveValue(3);
    expect(units).toHaveFocus();
    expect(deviceOrder().lines).toEqual([{ kind: 'packages', id: 4, quantity: null }]);
  });

  it('offers no units for the people where it has as many', async () => {
    own('p4=3&people=9');
    visit({ 'GET /quotes/p4.3~people.9': quote(jeep) });
    expect(await screen.findByText('3 jip untuk 9 orang')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sesuaikan dengan jumlah orang' })).toBeNull();
  });

  it('has units that one types, and says for how many of the people they are enough', async () => {
    own('p4=2&people=9');
    const page = visit({
      'GET /quotes/p4.2~people.9': quote(jeep),
      'GET /quotes/p4.1~people.9': quote(jeep),
      'GET /quotes/p4.12~people.9': quote(jeep),
      'GET /quotes/p4.99~people.9': quote(jeep),
    });
    const units = await screen.findByRole('spinbutton', { name: 'Jumlah Jip' });
    expect(lines()[0]).toHaveTextContent('Cukup untuk 8 dari 9 orang');
    await page.user.clear(units);
    expect(units).toHaveValue(null);
    expect(deviceOrder().lines[0]?.quantity).toBe(2);
    await page.user.type(units, '12');
    expect(lines()[0]).toHaveTextContent('Rp 4.200.000');
    expect(lines()[0]).not.toHaveTextContent('Cukup untuk');
    await page.user.type(units, '3');
    expect(units).toHaveValue(LIMITS.orderQuantityMax);
    await page.user.clear(units);
    await page.user.tab();
    expect(units).toHaveValue(LIMITS.orderQuantityMax);
    await page.user.clear(units);
    await page.user.type(units, '0');
    await page.user.tab();
    expect(screen.getByText('Pesanan masih kosong')).toBeVisible();
  });

  it('says that there is no room for more', async () => {
    const ids = Array.from({ length: LIMITS.orderLinesMax }, (_, index) => index + 1);
    own(ids.map((id) => `m${id}=1`).join('&'));
    const rows = ids.map((id) => aQuotedRow({ id }));
    visit({ [`GET /quotes/${ids.map((id) => `m${id}.1`).join('~')}`]: quote(...rows) });
    expect(await screen.findByText('Satu pesanan paling banyak 30 pilihan.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tambah menu' })).toBeNull();
  });

  it('is added to from the lists, emptied, and brought back', async () => {
    own('m3=2');
    const page = visit();
    const link = (name: string) => screen.findByRole('link', { name });
    expect(await link('Tambah menu')).toHaveAttribute('href', '/menu');
    expect(await link('Tambah paket')).toHaveAttribute('href', '/packages');
    await page.user.click(screen.getByRole('button', { name: 'Kosongkan pesanan' }));
    expect(screen.getByText('Pesanan masih kosong')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await page.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('begins with day and people, and says each amount once', async () => {
    own('m3=2&p4=1');
    visit({ 'GET /quotes/m3.2~p4.1': quote(coffee, jeep) });
    await screen.findByRole('link', { name: 'Kopi' });
    expect(lines().map(({ textContent }) => textContent?.trim())).toEqual([
      'KopiRp 30.0002 × Rp 15.000',
      'JipRp 350.000 per jip, 4 orang',
    ]);
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const people = screen.getByLabelText('Jumlah orang');
    expect(isBefore(people, screen.getByRole('list', { name: 'Isi pesanan' }))).toBe(true);
    expect(isBefore(screen.getByLabelText('Tanggal kunjungan'), people)).toBe(true);
    const photo = lines()[0]?.querySelector('img');
    expect(photo).toHaveAttribute('src', coffee.image_url);
    expect(photo).toHaveAttribute('alt', '');
  });

  it('says in a sentence why a price of the day is another one', async () => {
    own('m3=1&p4=1');
    const later = { ...jeep, promotion_ended_on: '2026-12-10', period_name: 'Libur Natal' };
    visit({
      'GET /quotes/m3.1~p4.1': quote({ ...coffee, promotion_weekdays: [1, 2, 3, 4] }, later),
    });
    expect(await screen.findByText('Promo berakhir 10 Des')).toBeVisible();
    expect(lines()[0]).toHaveTextContent('Promo hanya Senin–Kamis');
    expect(lines()[1]).toHaveTextContent('Harga Libur Natal');
  });

  it('names what is not there any more by its link alone, and lets go of it', async () => {
    own('m3=2&m9=1');
    const page = visit({ 'GET /quotes/m3.2~m9.1': quote(coffee) });
    expect(await screen.findByText('Pilihan ini sudah tidak tersedia')).toBeVisible();
    expect(lines()[1]).toHaveTextContent('/menu/9');
    expect(chat().text).toContain('Total: Rp 30.000');
    await page.user.click(screen.getByRole('button', { name: 'Hapus menu 9' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('says once what cannot be had on the day, and can be sent all the same', async () => {
    own('m3=2');
    visit({ 'GET /quotes/m3.2': quote({ ...coffee, unavailable: 'sold_out' }) });
    expect(await screen.findByText('Habis pada hari kunjungan')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pilih / })).toBeNull();
    expect(screen.getByRole('link', { name: 'Kirim via WhatsApp' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('names the lines that cannot be had on the day, and takes the next day with one tap', async () => {
    own('m3=1&p4=1&date=2026-12-26');
    const full = quote(coffee, { ...jeep, unavailable: 'full' });
    const page = visit({
      'GET /quotes/m3.1~p4.1~date.2026-12-26': {
        ...full,
        date: '2026-12-26',
        next_date: '2026-12-28',
      },
      'GET /quotes/m3.1~p4.1~date.2026-12-28': { ...quote(coffee, jeep), date: '2026-12-28' },
    });
    const said = await screen.findByText('Penuh pada hari kunjungan');
    expect(said.parentElement).toHaveTextContent('Penuh pada hari kunjungan: Jip');
    expect(lines().map(({ textContent }) => textContent?.includes('Penuh'))).toEqual([false, true]);
    const next = screen.getByRole('link', { name: 'Pilih Senin, 28 Desember' });
    expect(next).toHaveAttribute('href', '/order?m3=1&p4=1&date=2026-12-28');
    await page.user.click(next);
    expect(screen.getByLabelText('Tanggal kunjungan')).toHaveValue('2026-12-28');
    expect(screen.getByLabelText('Tanggal kunjungan')).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/Penuh/)).toBeNull());
  });

  it.each([
    ['m3=1', '628111'],
    ['m3=1&p4=1', '628222'],
  ])('of %s goes to the number %s, where the owner chose it', async (query, number) => {
    own(query);
    const segment = query.replaceAll('=', '.').replaceAll('&', '~');
    visit({
      [`GET /quotes/${segment}`]: quote(...(query.includes('p4') ? [coffee, jeep] : [coffee])),
      'GET /site-settings': [
        aSetting('order_menu_number', '628111'.padEnd(12, '0')),
        aSetting('order_package_number', '628222'.padEnd(12, '0')),
      ],
    });
    await screen.findByRole('link', { name: 'Kopi' });
    await waitFor(() => expect(chat().href).toBe(`https://wa.me/${number.padEnd(12, '0')}`));
  });

  it('is copied as a text, or marked where there is no clipboard', async () => {
    own('m3=2');
    const { user } = visit();
    await screen.findByRole('link', { name: 'Kopi' });
    await user.click(screen.getByRole('button', { name: 'Salin pesanan' }));
    expect(await screen.findByText('Pesanan tersalin.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('2 × Kopi');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Salin pesanan' }));
    expect(await screen.findByText('Salin teks yang ditandai.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Isi pesan' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('stays marked to be copied by hand where its renewed prices bring another link', async () => {
    own('m3=2');
    const page = visit();
    await screen.findByRole('link', { name: 'Kopi' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const later = performance.now() + 10_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    page.api.respondWith({ 'GET /quotes/m3.2': { ...quote(coffee), token: 'XyZ2' } });
    await page.user.click(screen.getByRole('button', { name: 'Salin pesanan' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Isi pesan' });
    await waitFor(() => expect(box.value).toContain('XyZ2'));
    jest.restoreAllMocks();
    expect(box).toHaveFocus();
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, box.value.length]);
  });

  it('is sent without prices where those of the day cannot be loaded', async () => {
    own('m3=2&date=2026-11-21');
    const page = visit({
      'GET /quotes/m3.2~date.2026-11-21': { ...quote(coffee), date: '2026-11-21' },
      'GET /quotes/m3.2~date.2026-11-24': failure(503),
    });
    await screen.findByRole('link', { name: 'Kopi' });
    fireEvent.change(screen.getByLabelText('Tanggal kunjungan'), {
      target: { value: '2026-11-24' },
    });
    expect(await screen.findByText('Harga tidak dapat dimuat')).toBeVisible();
    expect(screen.queryByText('Tanggal itu tidak dapat dipilih, jadi diganti.')).toBeNull();
    expect(screen.getByText('Pesan dikirim tanpa harga.')).toBeVisible();
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getByRole('link', { name: 'Kirim via WhatsApp' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    expect(chat().text).toBe(
      [
        'Halo, saya ingin memesan:',
        '2 × Kopi',
        '',
        'Harga: belum dihitung, lihat tautan',
        'Tanggal: Selasa, 24 November 2026',
        'https://lereng.test/order?m3=2&date=2026-11-24',
      ].join('\n'),
    );
    page.api.respondWith({
      'GET /quotes/m3.2~date.2026-11-24': {
        ...quote({ ...coffee, price: 18_000 }),
        date: '2026-11-24',
      },
    });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Rp 18.000')).toBeVisible();
    expect(chat().text).toContain('Tanggal: Selasa, 24 November 2026');
  });

  it('marks the prices of another day until those of the chosen one are there', async () => {
    own('m3=2&date=2026-11-21');
    const day = (date: string, price: number) => ({ ...quote({ ...coffee, price }), date });
    let respond: (response: { status: number; body: object }) => void = () => undefined;
    const response = new Promise<{ status: number; body: object }>((resolve) => {
      respond = resolve;
    });
    visit({
      'GET /quotes/m3.2~date.2026-11-21': day('2026-11-21', 15_000),
      'GET /quotes/m3.2~date.2026-11-24': () => response,
    });
    await screen.findByRole('link', { name: 'Kopi' });
    expect(screen.queryByText('Menghitung harga…')).toBeNull();
    fireEvent.change(screen.getByLabelText('Tanggal kunjungan'), {
      target: { value: '2026-11-24' },
    });
    expect(screen.getByText('Menghitung harga…').closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Isi pesanan' })).toHaveAttribute('aria-busy', 'true');
    expect(lines()[0]).toHaveTextContent('Rp 15.000');
    // Whatever opens it in another tab sends what the site showed for the former day.
    expect(chat().text).toContain('Rp 30.000');
    expect(chat().text).toContain('21 November 2026');
    expect(screen.getByRole('link', { name: 'Kirim via WhatsApp' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    respond({ status: 200, body: day('2026-11-24', 18_000) });
    await waitFor(() => expect(chat().text).toContain('24 November 2026'));
    expect(chat().text).toContain('Rp 36.000');
    expect(screen.queryByText('Menghitung harga…')).toBeNull();
    expect(screen.getByRole('list', { name: 'Isi pesanan' })).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText(/berubah/)).toBeNull();
  });

  it.each([
    [503, 2],
    [500, 1],
  ])('that gets a %i is asked for %i times by itself', async (status, times) => {
    own('m3=2');
    const page = visit();
    await screen.findByRole('link', { name: 'Kopi' });
    page.api.calls.length = 0;
    page.api.respondWith({ 'GET /quotes/m3.2~date.2026-11-24': failure(status) });
    fireEvent.change(screen.getByLabelText('Tanggal kunjungan'), {
      target: { value: '2026-11-24' },
    });
    expect(screen.getByText('Menghitung harga…')).toBeVisible();
    expect(await screen.findByText('Harga tidak dapat dimuat')).toBeVisible();
    expect(page.api.log()).toHaveLength(times);
    expect(screen.queryByText('Menghitung harga…')).toBeNull();
    expect(screen.getByRole('list', { name: 'Isi pesanan' })).toHaveAttribute('aria-busy', 'true');
    expect(lines()[0]).toHaveTextContent('Rp 15.000');
    page.api.respondWith({
      'GET /quotes/m3.2~date.2026-11-24': { ...quote(coffee), date: '2026-11-24' },
    });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.queryByText('Harga tidak dapat dimuat')).toBeNull());
    expect(chat().text).toContain('24 November 2026');
    expect(chat().text).toContain('Rp 30.000');
  });

  it('takes a date that is typed digit by digit, and judges it when it is complete', async () => {
    own('m3=2');
    visit({
      'GET /quotes/m3.2~date.2026-12-26': { ...quote(coffee), date: '2026-12-26' },
    });
    const date = await screen.findByLabelText('Tanggal kunjungan');
    await screen.findByRole('link', { name: 'Kopi' });
    for (const typed of ['2026-01-20', '0002-12-26', '0202-12-26']) {
      fireEvent.change(date, { target: { value: typed } });
      expect(date).toHaveValue(typed);
      expect(deviceOrder().date).toBeNull();
    }
    fireEvent.change(date, { target: { value: '2026-12-26' } });
    expect(deviceOrder().date).toBe('2026-12-26');
  });

  it.each(['2020-12-26', '2027-11-21'])(
    'falls back from the bad day %s to the day before it, and says so',
    async (bad) => {
      own('m3=2&date=2026-12-26');
      const on = (day: string) => ({ ...quote(coffee), date: day });
      visit({
        'GET /quotes/m3.2~date.2026-12-26': on('2026-12-26'),
        'GET /quotes/m3.2~date.2026-12-27': on('2026-12-27'),
      });
      const date = await screen.findByLabelText('Tanggal kunjungan');
      await screen.findByRole('link', { name: 'Kopi' });
      fireEvent.change(date, { target: { value: bad } });
      fireEvent.blur(date);
      expect(date).toHaveValue('2026-12-26');
      expect(deviceOrder().date).toBe('2026-12-26');
      expect(screen.getByText(REFUSED)).toBeVisible();
      fireEvent.change(date, { target: { value: '2026-12-27' } });
      expect(screen.queryByText(REFUSED)).toBeNull();
      await waitFor(() => expect(deviceOrder().date).toBe('2026-12-27'));
    },
  );

  it('falls back from a day that is no date, but not from an emptied field', async () => {
    own('m3=2&date=2026-12-26');
    visit({
      'GET /quotes/m3.2~date.2026-12-26': { ...quote(coffee), date: '2026-12-26' },
    });
    const date = await screen.findByLabelText<HTMLInputElement>('Tanggal kunjungan');
    await screen.findByRole('link', { name: 'Kopi' });
    const leave = (badInput: boolean) => {
      fireEvent.change(date, { target: { value: '' } });
      Object.defineProperty(date, 'validity', { value: { badInput }, configurable: true });
      fireEvent.blur(date);
    };
    leave(true);
    expect(date).toHaveValue('2026-12-26');
    expect(screen.getByText(REFUSED)).toBeVisible();
    leave(false);
    await waitFor(() => expect(date).toHaveValue(TEST_TODAY));
    expect(deviceOrder().date).toBeNull();
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  it('gives a line back that was removed, and keeps the focus', async () => {
    own('m3=2');
    const { user } = visit({ 'GET /quotes/m3.1': quote(coffee) });
    await user.click(await screen.findByRole('button', { name: 'Kurangi Kopi' }));
    await user.click(await screen.findByRole('button', { name: 'Hapus Kopi' }));
    expect(screen.getByText('Kopi dihapus.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Urungkan' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Kopi' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pesanan' })).toHaveFocus();
  });

  it('passes on the day that it shows', async () => {
    own('m3=2');
    const { user } = visit();
    await screen.findByRole('link', { name: 'Kopi' });
    await user.click(screen.getByRole('button', { name: 'Bagikan tautan' }));
    await screen.findByText('Tautan tersalin.');
    expect(await navigator.clipboard.readText()).toBe(
      `https://lereng.test/order?m3=2&date=${TEST_TODAY}`,
    );
  });

  it('stays where its prices cannot be loaded, and can be sent', async () => {
    own('m3=2');
    const page = visit({ 'GET /quotes/m3.2': failure(503) });
    expect(await screen.findByText('Harga tidak dapat dimuat')).toBeVisible();
    expect(chat().text).toContain('1 pilihan, lihat tautan');
    expect(screen.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1);
    page.api.respondWith({ 'GET /quotes/m3.2': quote(coffee) });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Kopi' })).toBeVisible();
  });
});

describe('an order whose prices change while it is open', () => {
  const OLD = quote(coffee);
  const NEW = { ...quote({ ...coffee, price: 18_000 }), token: 'XyZ2' };
  const CHANGED =
    'Harga berubah sejak Anda membuka halaman ini: Kopi dari Rp 15.000 menjadi Rp 18.000.';
  const AGAIN = 'Periksa, lalu ketuk Kirim sekali lagi.';
  let opened: jest.SpyInstance;
  let now = 0;

  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    opened = jest.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
  });
  afterEach(() => jest.restoreAllMocks());

  const send = () => screen.getByRole('link', { name: 'Kirim via WhatsApp' });
  /** A tap; whether the browser follows the link itself. */
  const tap = () => {
    const follows = jest.fn((event: Event) => event.preventDefault());
    let prevented = true;
    const look = (event: Event) => {
      prevented = event.defaultPrevented;
      follows(event);
    };
    window.addEventListener('click', look);
    fireEvent.click(send());
    window.removeEventListener('click', look);
    return !prevented;
  };
  const openOrder = async (later: unknown[] | object) => {
    own('m3=2');
    const page = visit({ 'GET /quotes/m3.2': OLD });
    await screen.findByRole('link', { name: 'Kopi' });
    await waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'false'));
    page.api.respondWith({ 'GET /quotes/m3.2': later });
    return page;
  };

  it('is sent by its link at once while they have only just come', async () => {
    await openOrder(NEW);
    now = 500;
    expect(tap()).toBe(true);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is not sent as it was where it is changed back', async () => {
    const { api } = await openOrder(NEW);
    api.respondWith({ 'GET /quotes/m3.3': OLD });
    now = 3_000;
    fireEvent.click(screen.getByRole('button', { name: 'Tambah Kopi' }));
    await waitFor(() => expect(chat().text).toContain('Rp 45.000'));
    fireEvent.click(screen.getByRole('button', { name: 'Kurangi Kopi' }));
    await waitFor(() => expect(chat().text).toContain('Rp 30.000'));
    expect(tap()).toBe(false);
    expect(await screen.findByText(new RegExp(CHANGED))).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  });

  it('is renewed with each tap, also the one after a line, until nothing differs', async () => {
    const { api } = await openOrder(NEW);
    now = 2_000;
    expect(tap()).toBe(false);
    expect(await screen.findByText(new RegExp(CHANGED))).toBeVisible();
    const soldOut = quote({ ...coffee, price: 18_000, unavailable: 'sold_out' });
    api.respondWith({ 'GET /quotes/m3.2': soldOut });
    now = 4_000;
    expect(tap()).toBe(false);
    expect(await screen.findByText(/: Kopi habis pada hari kunjungan\./)).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    now = 6_000;
    expect(tap()).toBe(false);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it('is not sent with an old price: one line says what, and the next tap sends the new one', async () => {
    await openOrder(NEW);
    now = 60_000;
    expect(tap()).toBe(false);
    const line = await screen.findByText(`${CHANGED} ${AGAIN}`);
    expect(line.closest('[role=status]')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    expect(lines()[0]).toHaveTextContent('Rp 36.000');
    expect(chat().text).toContain('Rp 36.000');
    expect(chat().text).toContain('/order/XyZ2');
    expect(tap()).toBe(true);
    // It was sent, so nothing is left to tap.
    expect(line).toHaveTextContent(CHANGED);
    expect(line).not.toHaveTextContent(AGAIN);
  });

  it('asks for no other tap where something changed without one, or where it was sent', async () => {
    const { store, api } = await openOrder(NEW);
    const renew = () => act(async () => void store.dispatch(venueDayChanged()));
    await renew();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    api.respondWith({ 'GET /quotes/m3.2': OLD });
    now = 60_000;
    expect(tap()).toBe(false);
    expect(await screen.findByText(new RegExp(`Rp 15\\.000\\. ${AGAIN}$`))).toBeVisible();
    now = 120_000;
    expect(tap()).toBe(false);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText(new RegExp(AGAIN))).toBeNull());
    expect(screen.getByText(/^Harga berubah .* menjadi Rp 15\.000\.$/)).toBeVisible();
  });

  it.each([
    ['did not change', { ...OLD, token: 'XyZ2' }, 'XyZ2'],
    ['cannot be loaded', failure(500), 'AbC-1'],
  ])('goes to the chat where they %s', async (_how, later, token) => {
    await openOrder(later);
    now = 60_000;
    expect(tap()).toBe(false);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('text')).toContain(token);
    expect(screen.queryByText(/berubah/)).toBeNull();
  });

  it('goes to the number that the owner has chosen since the page was opened', async () => {
    const { api } = await openOrder({ ...OLD, token: 'XyZ2' });
    api.respondWith({
      'GET /social-media': [aSocialMedia({ url: 'https://wa.me/6289988877766' })],
    });
    now = 60_000;
    tap();
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(String(opened.mock.calls[0]?.[0])).toContain('https://wa.me/6289988877766?');
    api.respondWith({
      'GET /site-settings': [aSetting('order_menu_number', '628111000222')],
    });
    now = 120_000;
    tap();
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
    expect(String(opened.mock.calls[1]?.[0])).toContain('https://wa.me/628111000222?');
  });

  it('goes to the chat where their response takes too long', async () => {
    await openOrder(() => new Promise(() => undefined));
    now = 60_000;
    jest.useFakeTimers({ doNotFake: ['performance'] });
    try {
      expect(tap()).toBe(false);
      expect(tap()).toBe(false);
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(opened).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['are there in time', NEW, 'Rp 36.000'],
    ['cannot be loaded', failure(500), 'Rp 30.000'],
  ])('is copied with them where they %s', async (_how, later, total) => {
    const { user } = await openOrder(later);
    let copied: Promise<Blob> | undefined;
    const ClipboardItem = jest.fn((types: { 'text/plain': Promise<Blob> }) => {
      copied = types['text/plain'];
    });
    Object.assign(globalThis, { ClipboardItem });
    let text: unknown;
    const write = jest.spyOn(navigator.clipboard, 'write');
    write.mockImplementation(async () => void (text = await readText(await copied)));
    now = 60_000;
    await user.click(screen.getByRole('button', { name: 'Salin pesanan' }));
    expect(await screen.findByText('Pesanan tersalin.')).toBeVisible();
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    write.mockRestore();
    expect(text).toContain(total);
  });

  it('says so after it was copied, where a browser copies no text that comes later', async () => {
    const { user } = await openOrder(NEW);
    now = 60_000;
    await user.click(screen.getByRole('button', { name: 'Salin pesanan' }));
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(await screen.findByText('Harga berubah. Salin sekali lagi.')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  });

  it('says so when it was renewed by itself, and again, but not of what the visitor changes', async () => {
    const { store, api, user } = await openOrder(NEW);
    const renew = () => act(async () => void store.dispatch(venueDayChanged()));
    await renew();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    api.respondWith({ 'GET /quotes/m3.2': quote({ ...coffee, unavailable: 'sold_out' }) });
    await renew();
    expect(
      await screen.findByText(
        'Harga berubah sejak Anda membuka halaman ini: Kopi dari Rp 18.000 menjadi Rp 15.000; Kopi habis pada hari kunjungan.',
      ),
    ).toBeVisible();
    api.respondWith({ 'GET /quotes/m3.3': quote({ ...coffee, unavailable: 'sold_out' }) });
    await user.click(screen.getByRole('button', { name: 'Tambah Kopi' }));
    await waitFor(() => expect(screen.queryByText(/berubah/)).toBeNull());
  });

  it('says it as long as it is so', async () => {
    const { store, api } = await openOrder(quote({ ...coffee, unavailable: 'sold_out' }));
    const renew = () => act(async () => void store.dispatch(venueDayChanged()));
    await renew();
    const line = 'Berubah sejak Anda membuka halaman ini: Kopi habis pada hari kunjungan.';
    expect(await screen.findByText(line)).toBeVisible();
    await renew();
    expect(screen.getByText(line)).toBeVisible();
    api.respondWith({ 'GET /quotes/m3.2': OLD });
    await renew();
    await waitFor(() => expect(screen.queryByText('Habis pada hari kunjungan')).toBeNull());
    expect(screen.queryByText(line)).toBeNull();
  });
});

describe('an order from a link', () => {
  it("becomes this device's, which had none", async () => {
    const page = visit({}, '?m3=2');
    expect(await screen.findByRole('link', { name: 'Kopi' })).toBeVisible();
    await waitFor(() => expect(page.location().search).toBe(''));
    expect(deviceOrder().lines).toEqual([{ kind: 'menu-items', id: 3, quantity: 2 }]);
  });

  it('says that something of it was left out, until another message is there', async () => {
    const page = visit({ 'GET /quotes/m3.99': quote(coffee) }, '?m3=500');
    const said = 'Sebagian isi tautan melebihi batas atau tidak dapat dibaca, jadi disesuaikan.';
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(page.location().search).toBe(''));
    expect(screen.getByText(said)).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: 'Kosongkan pesanan' }));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is added to another one, where it comes from a button without its script', async () => {
    own('m3=1');
    const page = visit({ 'GET /quotes/m3.1': quote(coffee) }, '?add=m3%3D1');
    await waitFor(() => expect(page.location().search).toBe(''));
    expect(deviceOrder().lines).toEqual([{ kind: 'menu-items', id: 3, quantity: 2 }]);
  });

  it.each([
    ['Pakai pesanan dari tautan', 'Kopi'],
    ['Pakai pesanan saya', 'Soto'],
  ])('waits where there is another one: %s shows %s', async (choice, shown) => {
    own('m5=1');
    const soto = aQuotedRow({ id: 5, name: 'Soto' });
    const page = visit({ 'GET /quotes/m5.1': quote(soto) }, '?m3=2');
    // Nothing of it can be changed before, as that would replace the other one.
    expect(
      (await screen.findByRole('list', { name: 'Isi pesanan' })).closest('[inert]'),
    ).toBeTruthy();
    await page.user.click(await screen.findByRole('button', { name: choice }));
    expect(await screen.findByRole('link', { name: shown })).toBeVisible();
    expect(lines()).toHaveLength(1);
    expect(page.location().search).toBe('');
    expect(deviceOrder().lines).toHaveLength(1);
  });

  it('gives the replaced one back', async () => {
    own('m5=1');
    const soto = aQuotedRow({ id: 5, name: 'Soto' });
    const page = visit({ 'GET /quotes/m5.1': quote(soto) }, '?m3=2');
    await page.user.click(await screen.findByRole('button', { name: 'Pakai pesanan dari tautan' }));
    await page.user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByRole('link', { name: 'Soto' })).toBeVisible();
    expect(deviceOrder().lines).toEqual([{ kind: 'menu-items', id: 5, quantity: 1 }]);
  });
});

describe.each([
  ['is refused', 'Sari', ['getItem', 'setItem', 'removeItem']],
  ['is full', 'Budi', ['setItem']],
] as const)('an order where storage %s', (_how, name, methods) => {
  const NAMED = `m3=2&name=${name}`;
  const MORE = { 'GET /quotes/m3.3': quote(coffee) };
  const question = () => screen.queryByText('Tautan ini membawa pesanan lain');

  beforeEach(() => {
    for (const method of methods) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No', 'QuotaExceededError');
      });
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });

  it('stays in the URL, which follows it until storage has it', async () => {
    const { user } = visit(MORE, `?${NAMED}&utm_source=chat`);
    await waitFor(() => expect(window.location.search).toBe(`?${NAMED}`));
    expect(question()).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Tambah Kopi' }));
    expect(window.location.search).toBe(`?m3=3&name=${name}`);
    await user.click(screen.getByRole('button', { name: 'Bagikan tautan' }));
    await screen.findByText('Tautan tersalin.');
    expect(await navigator.clipboard.readText()).not.toContain(name);
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Kurangi Kopi' }));
    expect(window.location.search).toBe('');
  });

  it('leaves the URL as it is emptied', async () => {
    own(NAMED);
    const { user } = visit();
    await waitFor(() => expect(window.location.search).toBe(`?${NAMED}`));
    await user.click(await screen.findByRole('button', { name: 'Kosongkan pesanan' }));
    expect(window.location.search).toBe('');
  });

  it('is asked about neither from its own link nor on the way back to what it was', async () => {
    own(NAMED);
    const { unmount } = visit({}, `?${NAMED}`);
    expect(await screen.findByRole('link', { name: 'Kopi' })).toBeVisible();
    expect(question()).toBeNull();
    await waitFor(() => expect(window.location.search).toBe(`?${NAMED}`));
    unmount();
    own(`m3=3&name=${name}`);
    visit(MORE, `?${NAMED}`);
    await waitFor(() => expect(window.location.search).toBe(`?m3=3&name=${name}`));
    expect(question()).toBeNull();
    expect(await screen.findByRole('spinbutton', { name: 'Jumlah Kopi' })).toHaveValue(3);
  });

  it('is written once more where the browser takes no more URLs for a while', async () => {
    const replaceState = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too often', 'SecurityError');
    });
    own(NAMED);
    jest.useFakeTimers();
    try {
      visit();
      expect(replaceState).toHaveBeenCalledTimes(1);
      replaceState.mockRestore();
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(window.location.search).toBe(`?${NAMED}`);
    } finally {
      jest.useRealTimers();
    }
  });
});

it('cannot be sent where nothing of it is there any more, and says where its day is another one', async () => {
  own('m9=1&date=2020-01-01');
  visit({ 'GET /quotes/m9.1~date.2020-01-01': { ...quote(), token: null } });
  expect(await screen.findByText('Pilihan ini sudah tidak tersedia')).toBeVisible();
  expect(screen.getByText('Tanggal itu tidak dapat dipilih, jadi diganti.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Kirim via WhatsApp' })).toBeNull();
});

it('is nothing that search engines show', async () => {
  const { head, status } = await loadPage(loadOrder, routes);
  expect({ status, head }).toMatchObject({
    status: undefined,
    head: { title: 'Pesanan | Lereng', canonical: '/order', noIndex: true },
  });
});
