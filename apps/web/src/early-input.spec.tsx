import { deviceOrder, setDeviceOrder } from '@lereng/public-kit';
import { EMPTY_ORDER, orderSegment, readOrder, writeOrder } from '@lereng/shared-domain/orders';
import {
  aMenuItem,
  aPackage,
  aQuotedRow,
  aSocialMedia,
  fakeApi,
  TEST_TODAY,
  type FakeApi,
} from '@lereng/web-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrate, pageOf, renderOnServer } from './testing/server-page';

const coffee = aQuotedRow({ id: 3, name: 'Kopi', price: 15_000 });
const jeep = aQuotedRow({
  kind: 'packages',
  id: 4,
  name: 'Jip',
  price: 350_000,
  price_unit: 'per jip',
  capacity: 4,
});
const content = fakeApi({
  'GET /calendar': [],
  'GET /social-media': [aSocialMedia()],
  'GET /site-settings': [],
  'GET /menu-categories': [],
  'GET /menu-items': [aMenuItem({ id: 3, name: 'Kopi' }), aMenuItem({ id: 5, name: 'Soto' })],
  'GET /packages': [aPackage({ id: 4, name: 'Jip', capacity: 4 })],
});
/** Whatever an order is, it has the same two rows. */
const api: FakeApi = {
  ...content,
  fetchApi: async (request) => {
    const [, segment] = /^\/quotes\/(.*)$/.exec(request.path) ?? [];
    if (segment === undefined) return content.fetchApi(request);
    const date = /date\.([\d-]+)/.exec(segment)?.[1] ?? TEST_TODAY;
    return { status: 200, body: { date, rows: [coffee, jeep], token: 'AbC1' } };
  },
};

const { fetch: original } = globalThis;
let leave: () => Promise<void> = async () => undefined;

beforeEach(() => {
  window.scrollTo = jest.fn();
  setDeviceOrder(EMPTY_ORDER);
  globalThis.fetch = jest.fn(async (url: string) => {
    if (url === '/api') return new Response(null);
    const { status, body } = await api.fetchApi({ method: 'GET', path: url.slice(4) });
    return new Response(JSON.stringify(body), { status });
  }) as unknown as typeof fetch;
});
afterEach(async () => {
  await leave();
  leave = async () => undefined;
  globalThis.fetch = original;
});

/** Opens a URL as a visitor does, who uses the page before its scripts are there. */
async function open(url: string, early: () => void) {
  leave = await hydrate(pageOf(await renderOnServer(url, api)), url, Date.now(), early);
}
const type = (label: string, value: string) =>
  Object.assign(screen.getByLabelText(label), { value });
const own = () => writeOrder(deviceOrder()).toString();

it.each([
  ['m3=2', 'Jumlah Kopi', '5', 'm3=5'],
  ['m3=2&p4=', 'Jumlah Kopi', '0', 'p4='],
  ['p4=2', 'Jumlah Jip', '', 'p4='],
  ['m3=2', 'Jumlah orang', '8', 'm3=2&people=8'],
  ['m3=2', 'Tanggal kunjungan', '2026-11-24', 'm3=2&date=2026-11-24'],
  ['m3=2&date=2026-11-24', 'Tanggal kunjungan', '2026-11-25', 'm3=2&date=2026-11-25'],
  ['m3=2', 'Nama', 'Sari', 'm3=2&name=Sari'],
  ['m3=2', 'Catatan', 'Pagi', 'm3=2&note=Pagi'],
  ['m3=2&note=Pagi', 'Catatan', 'Pagi sekali', 'm3=2&note=Pagi+sekali'],
])('the order %s keeps "%s: %s" from before hydration', async (query, label, value, expected) => {
  await open(`/order?${query}`, () => type(label, value));
  await waitFor(() => expect(own()).toBe(expected));
  await waitFor(() => expect(window.location.search).toBe(''));
  if (value !== '0' && value !== '')
    expect(String((screen.getByLabelText(label) as HTMLInputElement).value)).toBe(value);
});

it('all fields are kept together', async () => {
  await open('/order?m3=2', () => {
    type('Jumlah Kopi', '5');
    type('Nama', 'Sari');
  });
  await waitFor(() => expect(own()).toBe('m3=5&name=Sari'));
});

it('rows that were asked for before the scripts ran are those of their list', async () => {
  await open('/order?m3=2&choose=menu', () => {
    expect(screen.getByRole('button', { name: 'Soto' })).toHaveValue('m5=1');
  });
  await waitFor(() => expect(window.location.pathname).toBe('/menu'));
  expect(own()).toBe('m3=2');
});

it('what was typed into the order of a link waits with it for the choice', async () => {
  setDeviceOrder(readOrder(new URLSearchParams('p4=1')));
  await open('/order?m3=2', () => type('Nama', 'Sari'));
  fireEvent.click(await screen.findByRole('button', { name: 'Pakai pesanan dari tautan' }));
  await waitFor(() => expect(own()).toBe('m3=2&name=Sari'));
});

it('what was typed beside a row that a button added goes with both', async () => {
  setDeviceOrder(readOrder(new URLSearchParams('p4=1')));
  await open('/order?add=m3%3D1', () => {
    type('Nama', 'Sari');
    type('Jumlah Kopi', '4');
  });
  await waitFor(() => expect(own()).toBe('p4=1&m3=4&name=Sari'));
  expect(orderSegment(deviceOrder())).toBe('p4.1~m3.4');
});

it.each(['/menu', '/packages'])('a search field of %s finds what was typed', async (path) => {
  await open(path, () => void Object.assign(screen.getByRole('searchbox'), { value: 'soto' }));
  expect(screen.getByRole('searchbox')).toHaveValue('soto');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('soto'));
});

it('the message that was opened stays open', async () => {
  await open('/order?m3=2', () => {
    const [summary] = screen.getAllByText('Isi pesan');
    summary?.click();
  });
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByText('Isi pesan').closest('details')).toHaveAttribute('open');
});
