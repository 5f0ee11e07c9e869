import { discountedPrice, formatRupiah } from '@lereng/shared-domain';
import { aPackage, renderPage, withPromotion } from '@lereng/web-testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { PackageCard, type PackageCardProps } from './package-card';

const show = (
  pkg: Parameters<typeof aPackage>[0],
  {
    today = '2026-11-20',
    promotions = [],
    ...cardProps
  }: Partial<PackageCardProps> & { today?: string; promotions?: object[] } = {},
) =>
  renderPage(<PackageCard package={aPackage({ id: 5, ...pkg })} sizes="50vw" {...cardProps} />, {
    environment: { today },
    api: { 'GET /promotions': promotions },
  });

describe('PackageCard', () => {
  it('is one link with name, route and price', () => {
    const { container } = show({ name: 'Jip Pagi', route: 'Pos → Puncak', price: 350_000 });
    const link = screen.getByRole('link', { name: 'Jip Pagi' });
    expect(link).toHaveAttribute('href', '/packages/5');
    expect(screen.getByText('Pos → Puncak')).toBeVisible();
    expect(screen.getByText('Rp 350.000')).toBeVisible();
    expect(container.querySelector('s')).toBeNull();
    expect(screen.queryByText(/Hemat/)).toBeNull();
  });

  it('shows the description without a route', () => {
    show({ route: null, description: 'Petik jeruk sepuasnya.' });
    expect(screen.getByText('Petik jeruk sepuasnya.')).toBeVisible();
    expect(screen.queryByText('Rute')).toBeNull();
  });

  it('shows the discount with the original and the reduced price', () => {
    const { container } = show(withPromotion());
    expect(screen.getByText('Hemat 10%')).toBeVisible();
    expect(container.querySelector('s')).toHaveTextContent('Rp 350.000');
    expect(container).toHaveTextContent('Harga sekarang Rp 315.000');
  });

  it('shows the original price once the promotion has expired', () => {
    const { container } = show(withPromotion({ valid_until: '2026-11-20' }), {
      today: '2026-11-21',
    });
    expect(container).toHaveTextContent('Rp 350.000');
    expect(container.querySelector('s')).toBeNull();
    expect(screen.queryByText(/Hemat/)).toBeNull();
  });

  it('renders its children', () => {
    show({}, { level: 2, children: <p>Termasuk sarapan</p> });
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.getByText('Termasuk sarapan')).toBeVisible();
  });

  it('shows a finite price for every discount, with or without the original price', () => {
    const response = fc.record({
      base: fc.integer({ min: 1, max: 1_000_000_000 }),
      percent: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(100)),
      known: fc.boolean(),
    });
    fc.assert(
      fc.property(response, ({ base, percent, known }) => {
        const price = discountedPrice(base, percent);
        const { container, unmount } = show({
          ...withPromotion({ discount_percent: percent }),
          price,
          original_price: known ? base : undefined,
        });
        const text = container.textContent;
        expect(text).toContain(formatRupiah(price));
        expect(text).not.toMatch(/NaN|Infinity|∞|undefined|null/);
        const before = container.querySelector('s')?.textContent;
        if (known) expect(before).toBe(`Harga semula ${formatRupiah(base)}`);
        else if (percent === 100) expect(before).toBeUndefined();
        else expect(before).toMatch(/^Harga semula Rp [\d.]+$/);
        unmount();
      }),
      { numRuns: 40 },
    );
  });

  it('is free at 100 percent', () => {
    const { container } = show({
      ...withPromotion({ discount_percent: 100 }),
      price: 0,
      original_price: undefined,
    });
    expect(container).toHaveTextContent(/Rp 0$/);
    expect(container.querySelector('s')).toBeNull();
    expect(container).toHaveTextContent('Hemat 100%');
  });
});
