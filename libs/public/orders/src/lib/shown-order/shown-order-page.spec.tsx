import { aSetting, aShownLine, loadPage, renderPage, TEST_TODAY } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { loadShownOrder } from './load-shown-order';
import ShownOrderPage from './shown-order-page';

const coffee = aShownLine({ id: 3, name: 'Kopi', quantity: 2 });
const jeep = aShownLine({
  kind: 'packages',
  id: 4,
  name: 'Jip',
  price: 315_000,
  price_unit: 'per jip',
  capacity: 4,
  promotion_id: 1,
  promotion: 'Panen',
});
const valid = (...lines: object[]) => ({
  state: 'valid',
  shown_at: '2026-11-19T07:03:00.000Z',
  date: TEST_TODAY,
  lines,
});

const visit = (order: object) =>
  renderPage(<ShownOrderPage />, {
    path: '/order/AbC-1',
    pattern: '/order/:token',
    api: {
      'GET /orders/AbC-1': order,
      'GET /site-settings': [aSetting('order_package_number', '628222000222')],
      'GET /social-media': [],
    },
  });
const logIn = () => localStorage.setItem('accessToken', 'a.token');

beforeEach(() => localStorage.clear());
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('what was shown of an order', () => {
  it('has lines, day, total and the moment, and leads to an order like it', async () => {
    visit(valid(coffee, jeep));
    expect(
      await screen.findByText('Harga sesuai situs pada 19 November 2026 pukul 14.03'),
    ).toBeVisible();
    expect(items()).toEqual([
      '2 × KopiRp 15.000Rp 30.000',
      '1 × JipRp 315.000 per jip, 4 orang · Promo PanenRp 315.000',
    ]);
    expect(screen.getByText('Rp 345.000')).toBeVisible();
    expect(screen.getByText('Jumat, 20 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Susun pesanan seperti ini' })).toHaveAttribute(
      'href',
      '/order?m3=2&p4=1&date=2026-11-20',
    );
    expect(screen.queryByText('Keadaan sekarang')).toBeNull();
  });

  it('is what one asks the venue about, and prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = visit(valid(coffee, jeep));
    await screen.findByText('Rp 345.000');
    const href = () =>
      screen.getByRole('link', { name: 'Tanya via WhatsApp' }).getAttribute('href') ?? '';
    await waitFor(() => expect(href()).toContain('https://wa.me/628222000222?'));
    expect(new URL(href()).searchParams.get('text')).toBe(
      'Halo, saya ingin bertanya tentang pesanan untuk Jumat, 20 November 2026: https://lereng.test/order/AbC-1',
    );
    await user.click(screen.getByRole('button', { name: 'Cetak' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('says where a name is not that of then', async () => {
    const gone = { ...jeep, name: null, promotion: null };
    const present = { is_present_name: true, is_present_promotion: true };
    visit(valid({ ...coffee, ...present }, { ...jeep, ...present }, { ...gone, id: 5 }));
    expect(await screen.findByText('2 × Kopi (nama sekarang)')).toBeVisible();
    expect(items().slice(1)).toEqual([
      '1 × Jip (nama sekarang)Rp 315.000 per jip, 4 orang · Promo Panen (nama sekarang)Rp 315.000',
      '1 × Sudah tidak tersediaRp 315.000 per jip, 4 orang · Promo sudah tidak tersediaRp 315.000',
    ]);
  });

  it.each([
    ['unknown_key', 'Tidak dapat diperiksa lagi'],
    ['truncated', 'Tautan terpotong. Minta pengirim mengirim ulang.'],
    ['invalid', 'Rincian ini tidak berasal dari situs'],
  ])('is nothing for %s: %s', async (state, title) => {
    visit({ state, shown_at: null, date: null, lines: [] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText(/Harga sesuai situs/)).toBeNull();
  });

  it('tells the owner what has changed since', async () => {
    logIn();
    const { api } = visit(
      valid(
        { ...coffee, present: { price: 18_000, unavailable: 'sold_out' } },
        { ...jeep, present: { price: null, unavailable: null } },
      ),
    );
    expect(await screen.findByRole('heading', { name: 'Keadaan sekarang' })).toBeVisible();
    expect(items().slice(2)).toEqual([
      'Kopi: harga sekarang Rp 18.000',
      'Kopi: habis pada hari kunjungan',
      'Jip: sudah tidak ada di situs',
    ]);
    const orders = api.calls.filter(({ path }) => path === '/orders/AbC-1');
    expect(orders.map(({ headers }) => headers?.['authorization'])).toEqual([
      undefined,
      'Bearer a.token',
    ]);
  });

  it('tells the owner that nothing has changed', async () => {
    logIn();
    visit(valid({ ...coffee, present: { price: 15_000, unavailable: null } }));
    expect(await screen.findByText('Harga dan ketersediaannya masih sama.')).toBeVisible();
  });
});

const headOf = async (token: string) => {
  const path = `GET /orders/${encodeURIComponent(token)}`;
  const api = { [path]: valid(coffee), 'GET /site-settings': [] };
  return (await loadPage(loadShownOrder, api, { params: { token } })).head;
};

it('is nothing that search engines show', async () => {
  expect(await headOf('AbC-1')).toMatchObject({
    title: 'Rincian pesanan | Lereng',
    canonical: '/order/AbC-1',
    noIndex: true,
  });
});

it('does not repeat in its head what is no token', async () => {
  expect((await headOf('AbC-1\u0000"')).canonical).toBe('/order');
});
