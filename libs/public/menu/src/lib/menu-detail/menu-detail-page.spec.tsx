import { useRead } from '@lereng/web-data-access';
import {
  aDayEntry,
  aMenuItem,
  aSetting,
  aSocialMedia,
  loadPage,
  renderPage,
  TEST_TODAY,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMenuDetail } from './load-menu-detail';
import MenuDetailPage from './menu-detail-page';

const menuItems = Array.from({ length: 6 }, (_, index) =>
  aMenuItem({ id: index + 1, name: `Hidangan ${index + 1}` }),
);
const kopi = aMenuItem({
  id: 3,
  name: 'Kopi & Susu',
  description: 'Pekat.\nManis.',
  price: 18_000,
});

/** As the layout does: links and calendar are requested before the page renders. */
function Frame() {
  useRead('listCalendar');
  const { data, error } = useRead('listSocialMedia');
  return !data && !error ? null : <MenuDetailPage />;
}

const visit = (routes: FakeRoutes = {}) =>
  renderPage(<Frame />, {
    path: '/menu/3',
    pattern: '/menu/:id',
    api: {
      'GET /menu-items/3/others': menuItems.slice(3),
      'GET /menu-items/3': kopi,
      'GET /calendar': [],
      'GET /social-media': [aSocialMedia({ platform: ' WhatsApp ' })],
      ...routes,
    },
  });

describe('menu detail', () => {
  it('shows photo, name, price, description and order link', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kopi & Susu' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Kopi & Susu' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByText('Rp 18.000')).toBeVisible();
    expect(screen.getByText(/Pekat\.\s+Manis\./)).toHaveClass('whitespace-pre-line');
    expect(screen.getByRole('link', { name: 'Pesan via WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Kopi%20%26%20Susu%20masih%20tersedia%3F',
    );
  });

  it('says what the price is for, also in the message of an order', async () => {
    visit({ 'GET /menu-items/3': { ...kopi, price_unit: 'per gelas' } });
    expect(await screen.findByText('per gelas')).toBeVisible();
    const href = screen.getByRole('link', { name: 'Pesan via WhatsApp' }).getAttribute('href');
    expect(new URL(String(href)).searchParams.get('text')).toBe(
      'Halo, apakah Kopi & Susu (Rp 18.000 per gelas) masih tersedia?',
    );
  });

  it('says that it is sold out, and asks when it is there again', async () => {
    const soldOut = (until: string) => ({ ...kopi, availability: { state: 'sold_out', until } });
    const { unmount } = visit({ 'GET /menu-items/3': soldOut(TEST_TODAY) });
    expect(await screen.findByText('Habis hari ini')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Tanya via WhatsApp' });
    expect(new URL(String(link.getAttribute('href'))).searchParams.get('text')).toBe(
      'Halo, apakah Kopi & Susu tersedia lagi?',
    );
    unmount();
    visit({ 'GET /menu-items/3': soldOut('2026-11-19') });
    expect(await screen.findByRole('link', { name: 'Pesan via WhatsApp' })).toBeVisible();
    expect(screen.queryByText(/Habis/)).toBeNull();
  });

  it('says that the venue is closed today, and until when, and can be ordered all the same', async () => {
    const next = { from: '2026-11-23', until: '2026-11-24', reason: 'hujan abu' };
    const { unmount } = visit({
      'GET /calendar': [aDayEntry({ until: '2026-11-22' }), aDayEntry(next)],
    });
    expect(await screen.findByText('Tutup sampai lusa (Minggu, 22 November)')).toBeVisible();
    expect(screen.getByText('Tutup 23–24 November: hujan abu')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pesan via WhatsApp' })).toBeVisible();
    unmount();
    const calendar = [aDayEntry({ from: '2026-11-21' }), aDayEntry({ kind: 'full' })];
    visit({ 'GET /calendar': calendar });
    expect(await screen.findByText('Rp 18.000')).toBeVisible();
    expect(screen.queryByText(/Tutup|Penuh/)).toBeNull();
  });

  it('has a text for a missing description', async () => {
    visit({ 'GET /menu-items/3': { ...kopi, description: null } });
    expect(await screen.findByText('Tidak ada deskripsi untuk menu ini.')).toBeVisible();
  });

  it('shows the others that the server chose, if any', async () => {
    const { unmount } = visit();
    await screen.findByRole('heading', { name: 'Menu Lainnya' });
    const others = within(screen.getByRole('region', { name: 'Menu Lainnya' }));
    await waitFor(() => expect(others.getAllByRole('link')).toHaveLength(3));
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(
      menuItems.slice(3).map(({ name }) => name),
    );
    unmount();
    visit({ 'GET /menu-items/3/others': [] });
    await screen.findByRole('heading', { name: 'Kopi & Susu' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Menu Lainnya' })).toBeNull());
  });
});

describe('loadMenuDetail', () => {
  const load = () => {
    const api = {
      'GET /menu-items/3/others': menuItems.slice(3),
      'GET /menu-items/3': kopi,
      'GET /site-settings': [aSetting('site_name', 'Kebun Kita')],
    };
    return loadPage(loadMenuDetail, api, { params: { id: '3' } });
  };

  it("has the menu item's head", async () => {
    const { status, redirect, head } = await load();
    expect({ status, redirect }).toEqual({ status: 200, redirect: undefined });
    expect(head).toMatchObject({
      title: 'Kopi & Susu | Kebun Kita',
      siteName: 'Kebun Kita',
      description: 'Pekat. Manis.',
      canonical: '/menu/3',
      image: { url: kopi.image_preview_url, width: 1200, height: 630, alt: 'Kopi & Susu' },
      type: 'product',
      price: 18_000,
    });
  });

  it('has structured data with price and breadcrumbs', async () => {
    const [menuItem, way] = (await load()).head.structuredData ?? [];
    expect(menuItem).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'MenuItem',
      name: 'Kopi & Susu',
      image: `https://lereng.test${kopi.image_url}`,
      offers: { price: 18_000, priceCurrency: 'IDR', seller: { name: 'Kebun Kita' } },
    });
    // schema.org's MenuItem has no price of its own.
    expect(menuItem).not.toHaveProperty('price');
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, item: 'https://lereng.test/' },
      { position: 2, item: 'https://lereng.test/menu' },
      { position: 3, item: 'https://lereng.test/menu/3', name: 'Kopi & Susu' },
    ]);
  });
});
