import { EMPTY_ORDER, readOrder } from '@lereng/shared-domain/orders';
import { aQuotedRow, failure, fakeApi, renderPage, type FakeRoutes } from '@lereng/web-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { AddToOrder } from './add-to-order';
import { deviceOrder, setDeviceOrder } from './device-order';
import { OrderStepper } from './order-stepper';
import { OrderSummarySlot } from './order-summary-slot';

const coffee = aQuotedRow({ id: 3, name: 'Kopi', price: 15_000 });
const quote = { date: '2026-11-20', rows: [coffee], token: 'AbC-1' };
const show = (path = '/menu', more: FakeRoutes = {}) =>
  renderPage(
    <>
      <AddToOrder kind="menu-items" id={3} name="Kopi" />
      <AddToOrder kind="packages" id={4} name="Jip" capacity={4} />
      <OrderSummarySlot />
    </>,
    {
      path,
      api: {
        'GET /quotes/m3.1': quote,
        'GET /quotes/m3.2': quote,
        'GET /quotes/m3.2~p4.': {
          ...quote,
          rows: [coffee, aQuotedRow({ kind: 'packages', id: 4, price: 350_000, capacity: 4 })],
        },
        ...more,
      },
    },
  );
const fails = () => {
  throw new DOMException('No', 'QuotaExceededError');
};
const summary = () => screen.queryByRole('link', { name: /^Pesanan/ });

beforeEach(() => setDeviceOrder(EMPTY_ORDER));
afterEach(() => jest.restoreAllMocks());

describe('adding to the order', () => {
  it('shows how much is in it and what it costs', async () => {
    const { user } = show();
    expect(summary()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tambah ke pesanan: Kopi' }));
    await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (1) · Rp 15.000'));
    await user.click(screen.getByRole('button', { name: 'Tambah lagi: Kopi' }));
    await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (2) · Rp 30.000'));
    await user.click(screen.getByRole('button', { name: 'Tambah ke pesanan: Jip' }));
    await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (3) · Rp 380.000'));
    expect(deviceOrder().lines).toEqual([
      { kind: 'menu-items', id: 3, quantity: 2 },
      { kind: 'packages', id: 4, quantity: null },
    ]);
    expect(summary()).toHaveAttribute('href', '/order');
  });

  it('is a form without scripts', () => {
    show();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /Jip/ });
    expect(button.form).toHaveAttribute('action', '/order');
    expect(button).toMatchObject({ type: 'submit', name: 'add', value: 'p4=' });
  });

  describe.each([
    ['is refused', { getItem: fails, setItem: fails, removeItem: fails }],
    ['is full', { setItem: fails }],
  ])('where storage %s', (_how, methods) => {
    beforeEach(() => {
      localStorage.setItem('lereng-order', 'm3=1');
      for (const [method, fail] of Object.entries(methods))
        jest.spyOn(Storage.prototype, method as keyof typeof methods).mockImplementation(fail);
      setDeviceOrder(EMPTY_ORDER);
    });

    it('lasts as long as the page', async () => {
      const { user } = show();
      await user.click(screen.getByRole('button', { name: 'Tambah ke pesanan: Kopi' }));
      await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (1)'));
      await user.click(screen.getByRole('button', { name: 'Tambah lagi: Kopi' }));
      await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (2)'));
    });

    it('is in the link to its page', async () => {
      const { user } = show();
      await user.click(screen.getByRole('button', { name: 'Tambah ke pesanan: Kopi' }));
      await waitFor(() => expect(summary()).toHaveAttribute('href', '/order?m3=1'));
      await user.click(screen.getByRole('button', { name: 'Tambah lagi: Kopi' }));
      await waitFor(() => expect(summary()).toHaveAttribute('href', '/order?m3=2'));
      jest.restoreAllMocks();
      act(() => setDeviceOrder(readOrder(new URLSearchParams('m3=1'))));
      expect(summary()).toHaveAttribute('href', '/order');
    });

    it('is summed up on the pages after its own', async () => {
      const api = fakeApi({ 'GET /quotes/m3.1': quote });
      const page = renderPage(
        <>
          <Link to="/menu">Menu</Link>
          <OrderSummarySlot />
        </>,
        { path: '/order', api },
      );
      act(() => setDeviceOrder(readOrder(new URLSearchParams('m3=1'))));
      expect(summary()).toBeNull();
      await page.user.click(screen.getByRole('link', { name: 'Menu' }));
      await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (1) · Rp 15.000'));
    });
  });

  it('takes what another tab stored, also after a change that could not be', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fails);
    setDeviceOrder(readOrder(new URLSearchParams('m3=1')));
    expect(deviceOrder().lines).toHaveLength(1);
    setItem.mockRestore();
    localStorage.setItem('lereng-order', 'm3=1&m4=1');
    expect(deviceOrder().lines).toHaveLength(2);
  });
});

describe('the stepper of a card', () => {
  const cards = (
    <>
      <OrderStepper kind="menu-items" id={3} name="Kopi" />
      <OrderStepper kind="packages" id={4} name="Jip" capacity={4} />
      <OrderSummarySlot />
    </>
  );
  const show = () =>
    renderPage(cards, {
      path: '/menu',
      api: {
        'GET /quotes/m3.1': quote,
        'GET /quotes/m3.2': quote,
        'GET /quotes/p4.~people.9': { ...quote, rows: [] },
        'GET /quotes/p4.4~people.9': { ...quote, rows: [] },
      },
    });
  const adder = (name: string) => screen.getByRole('button', { name: `Tambah ${name} ke pesanan` });
  const taker = (name: string) => screen.queryByRole('button', { name: `Kurangi ${name}` });
  const lines = () => deviceOrder().lines.map(({ id, quantity }) => [id, quantity]);

  it('is a plus that leads to an order of the row without scripts', () => {
    show();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    const button = adder('Jip') as HTMLButtonElement;
    expect(button.form).toHaveAttribute('action', '/order');
    expect(button).toMatchObject({ type: 'submit', name: 'add', value: 'p4=' });
  });

  it('adds and takes units, says how many there are, and keeps the focus when it is a plus again', async () => {
    const { user, container } = show();
    await user.click(adder('Kopi'));
    await waitFor(() => expect(container.querySelector('output')).toHaveTextContent('Kopi: 1'));
    expect(adder('Kopi')).toHaveFocus();
    await user.click(adder('Kopi'));
    await waitFor(() => expect(screen.getByText('2')).toBeVisible());
    await user.click(taker('Kopi') as HTMLElement);
    await waitFor(() => expect(lines()).toEqual([[3, 1]]));
    await user.click(taker('Kopi') as HTMLElement);
    await waitFor(() => expect(taker('Kopi')).toBeNull());
    expect(lines()).toEqual([]);
    expect(adder('Kopi')).toHaveFocus();
  });

  it('goes on from as many units as the people need', async () => {
    setDeviceOrder(readOrder(new URLSearchParams('p4=&people=9')));
    const { user } = show();
    expect(await screen.findByText('3')).toBeVisible();
    await user.click(adder('Jip'));
    expect(await screen.findByText('4')).toBeVisible();
    expect(lines()).toEqual([[4, 4]]);
  });

  it('shows what is in the order after a reload, and follows other tabs', async () => {
    localStorage.setItem('lereng-order', 'm3=2');
    show();
    expect(await screen.findByText('2')).toBeVisible();
    localStorage.setItem('lereng-order', 'm3=1');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(await screen.findByText('1')).toBeVisible();
  });
});

describe('the summary of the order', () => {
  it('is there again after a reload, follows other tabs, and goes with the order', async () => {
    localStorage.setItem('lereng-order', 'm3=1');
    show();
    await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (1) · Rp 15.000'));
    localStorage.setItem('lereng-order', 'm3=2');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (2)'));
    act(() => setDeviceOrder(EMPTY_ORDER));
    expect(summary()).toBeNull();
  });

  it('counts what is there alone', async () => {
    localStorage.setItem('lereng-order', 'm3=2&m9=1');
    show('/menu', { 'GET /quotes/m3.2~m9.1': quote });
    await waitFor(() => expect(summary()).toHaveTextContent('Pesanan (2) · Rp 30.000'));
  });

  it('is announced once for each change, where something was there to announce it before', async () => {
    const { user } = show();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await user.click(screen.getByRole('button', { name: 'Tambah ke pesanan: Kopi' }));
    await waitFor(() => expect(said).toEqual(['Pesanan (1) · Rp 15.000']));
    await user.click(screen.getByRole('button', { name: 'Tambah lagi: Kopi' }));
    await user.click(screen.getByRole('button', { name: 'Tambah ke pesanan: Jip' }));
    await waitFor(() => expect(said.slice(1)).toContain('Pesanan (3) · Rp 380.000'));
    expect(said).toEqual([
      'Pesanan (1) · Rp 15.000',
      'Pesanan (2) · Rp 30.000',
      'Pesanan (3) · Rp 380.000',
    ]);
    observer.disconnect();
  });

  it('leaves in sight what has the focus as it comes', async () => {
    const scrolled: unknown[] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView(how) {
      scrolled.push([this.textContent, how]);
    };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Tambah ke pesanan: Kopi' }));
    await waitFor(() => expect(summary()).toBeVisible());
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
    expect(scrolled).toEqual([['Tambah lagi', { block: 'nearest' }]]);
  });

  it('counts units while prices are not known', async () => {
    localStorage.setItem('lereng-order', 'm3=2&p4=');
    show('/menu', { 'GET /quotes/m3.2~p4.': failure(503) });
    await waitFor(() => expect(summary()).toHaveTextContent(/^Pesanan \(3\)$/));
  });

  it('is not on the page of the order', () => {
    localStorage.setItem('lereng-order', 'm3=1');
    show('/order');
    expect(summary()).toBeNull();
  });
});
