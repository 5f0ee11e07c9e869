import { useRead } from '@lereng/web-data-access';
import { aDayEntry, aPackage, aSetting, renderPage, withPromotion } from '@lereng/web-testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { PackageCard } from './package-card';

const show = (pkg: Parameters<typeof aPackage>[0]) =>
  renderPage(<PackageCard package={aPackage({ id: 5, ...pkg })} sizes="50vw" />);

describe('PackageCard', () => {
  it('is one link with name, route and price', () => {
    const { container } = show({ name: 'Jip Pagi', route: 'Pos → Puncak', price: 350_000 });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Jip Pagi' });
    expect(link).toHaveAttribute('href', '/packages/5');
    expect(screen.getByText('Pos → Puncak')).toBeVisible();
    expect(screen.getByText('Rp 350.000')).toBeVisible();
    expect(container.querySelector('s')).toBeNull();
    expect(screen.queryByText(/Hemat/)).toBeNull();
    // The title beside it names the picture.
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the description without a route', () => {
    show({ route: null, description: 'Petik jeruk sepuasnya.' });
    expect(screen.getByText('Petik jeruk sepuasnya.')).toBeVisible();
    expect(screen.queryByText('Rute')).toBeNull();
  });

  it('shows the discount with the original and the reduced price', () => {
    const { container } = show({ name: 'Jip Fajar', ...withPromotion() });
    expect(screen.getByRole('link')).toHaveAccessibleName('Jip Fajar');
    expect(screen.getByText('Hemat 10%')).toBeVisible();
    expect(container.querySelector('s')).toHaveTextContent('Rp 350.000');
    expect(container).toHaveTextContent('Harga sekarang Rp 315.000');
  });

  it('says what the price is for', () => {
    show({ price: 350_000, price_unit: 'per jip', capacity: 4 });
    expect(screen.getByText('per jip, 4 orang')).toBeVisible();
  });

  it('says how long it takes, where that is known, and for how many people it is behind its price alone', () => {
    const { container } = show({ price_unit: 'per jip', capacity: 4, duration: '3 jam' });
    expect(screen.getByText('3 jam')).toBeVisible();
    expect(container.textContent?.match(/4 orang/g)).toHaveLength(1);
    cleanup();
    show({ capacity: null, duration: null });
    expect(screen.queryByText('3 jam')).toBeNull();
  });

  it('names the first things that are included where it leads', () => {
    const items = ['Jip', 'Kopi', 'Jeruk', 'Topi'].map((item_name) => ({ item_name }));
    show({ items });
    expect(screen.queryByText('Kopi')).toBeNull();
    cleanup();
    renderPage(<PackageCard package={aPackage({ items })} sizes="50vw" lead />);
    const included = within(screen.getByRole('list', { name: 'Termasuk' }));
    const named = included.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toEqual(['Jip', 'Kopi', 'Jeruk', 'Dan lainnya...']);
  });

  it('says that it is sold out', () => {
    show({ price: 350_000, availability: { state: 'sold_out', until: null } });
    expect(screen.getByText('Habis')).toBeVisible();
    expect(screen.getByText('Rp 350.000')).toBeVisible();
  });

  it('is free at 100 percent', () => {
    const { container } = show({
      ...withPromotion({ discount_percent: 100 }),
      price: 0,
      original_price: undefined,
    });
    expect(container).toHaveTextContent(/Rp 0(?!\d)/);
    expect(container.querySelector('s')).toBeNull();
    expect(container).toHaveTextContent('Hemat 100%');
  });

  const span = { from: '2026-12-24', until: '2027-01-04', weekdays: [], original_price: null };
  const christmas = { ...span, name: 'Libur Natal', price: 400_000 };

  it.each([
    ['nothing', [], null],
    ['that they differ', [christmas], 'Harga tanggal lain berbeda'],
    [
      'the lowest one where it is lower',
      [{ ...christmas, price: 280_000 }],
      'mulai Rp 280.000 · Harga tanggal lain',
    ],
  ])('says of the prices of other days in one line %s', (_name, prices, expected) => {
    show({ prices });
    const line = screen.queryByText(/tanggal lain/);
    expect(line && line.textContent).toBe(expected);
  });

  it('says no price of days on which the venue is closed', async () => {
    const Card = () => {
      useRead('listCalendar');
      const { data } = useRead('listSiteSettings');
      const low = { ...christmas, from: '2026-12-07', until: '2026-12-07', price: 280_000 };
      const pkg = aPackage({ prices: [low, { ...christmas, price: 300_000 }] });
      return data && <PackageCard package={pkg} sizes="50vw" />;
    };
    renderPage(<Card />, {
      api: {
        'GET /calendar': [aDayEntry({ from: '2026-12-24', until: '2027-01-04' })],
        // The seventh is a Monday.
        'GET /site-settings': [aSetting('opening_hours', 'Selasa–Minggu 08.00–17.00')],
      },
    });
    expect(await screen.findByText('Rp 350.000')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/tanggal lain/)).toBeNull());
  });

  it('has the days of its promotion beside the price', () => {
    show(withPromotion({ weekdays: [1, 2, 3, 4, 5] }));
    expect(screen.getByText('Senin–Jumat')).toBeVisible();
  });
});
