import { createStore } from '@lereng/web-data-access';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import {
  aMenuItem,
  aSetting,
  aSocialMedia,
  failure,
  fakeApi,
  renderPage,
  TEST_SITE,
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

/** As the layout does: the links are requested before the page renders. */
function Frame() {
  const { isLoading } = useListSocialMediaQuery();
  return isLoading ? null : <MenuDetailPage />;
}

const visit = (routes: FakeRoutes = {}, { path = '/menu/3' } = {}) =>
  renderPage(<Frame />, {
    path,
    pattern: '/menu/:id',
    api: {
      'GET /menu-items/3/others': menuItems.slice(3),
      'GET /menu-items/3': kopi,
      'GET /social-media': [aSocialMedia({ platform: ' WhatsApp ' })],
      ...routes,
    },
  });

const orderButton = () => screen.findByRole('link', { name: 'Pesan via WhatsApp' });

describe('menu detail', () => {
  it('shows photo, name, price and description', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kopi & Susu' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Kopi & Susu' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByText('Rp 18.000')).toBeVisible();
    expect(screen.getByText(/Pekat\.\s+Manis\./)).toHaveClass('whitespace-pre-line');
  });

  it('has a text for a missing description', async () => {
    visit({ 'GET /menu-items/3': { ...kopi, description: null } });
    expect(await screen.findByText('Tidak ada deskripsi untuk menu ini.')).toBeVisible();
  });

  it('orders by a chat with the message prefilled, in a new tab', async () => {
    visit();
    const link = await orderButton();
    expect(link).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Kopi%20%26%20Susu%20masih%20tersedia%3F',
    );
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('shows the others that the server chose', async () => {
    visit();
    await screen.findByRole('heading', { name: 'Menu Lainnya' });
    const others = within(screen.getByRole('region', { name: 'Menu Lainnya' }));
    await waitFor(() => expect(others.getAllByRole('link')).toHaveLength(3));
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(
      menuItems.slice(3).map(({ name }) => name),
    );
  });

  it('has no related list without others', async () => {
    visit({ 'GET /menu-items/3/others': [] });
    await orderButton();
    expect(screen.queryByRole('heading', { name: 'Menu Lainnya' })).toBeNull();
  });

  it.each(['/menu/abc', '/menu/0'])('redirects %s to the menu without a request', async (path) => {
    const page = visit({}, { path });
    await waitFor(() => expect(page.location().pathname).toBe('/menu'));
    expect(page.api.log()).not.toContainEqual(expect.stringContaining('/menu-items/'));
  });

  it('redirects a deleted menu item to the menu', async () => {
    const page = visit({ 'GET /menu-items/3': failure(404) });
    await waitFor(() => expect(page.location().pathname).toBe('/menu'));
  });

  it('shows a failure, stays at the path and retries', async () => {
    const page = visit({ 'GET /menu-items/3': failure(500) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Menu tidak ditemukan' }),
    ).toBeVisible();
    expect(page.location().pathname).toBe('/menu/3');
    expect(screen.getByRole('link', { name: 'Kembali ke menu' })).toHaveAttribute('href', '/menu');
    page.api.respondWith({ 'GET /menu-items/3': kopi });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kopi & Susu' })).toBeVisible();
  });
});

describe('loadMenuDetail', () => {
  const load = (id: string, routes: FakeRoutes = {}) => {
    const api = fakeApi({
      'GET /menu-items/3/others': menuItems.slice(3),
      'GET /menu-items/3': kopi,
      'GET /site-settings': [aSetting('site_name', 'Kebun Kita')],
      ...routes,
    });
    const { dispatch } = createStore({ fetchApi: api.fetchApi });
    return loadMenuDetail({
      dispatch,
      params: { id },
      search: new URLSearchParams(),
      site: TEST_SITE,
      today: TEST_TODAY,
    });
  };

  it("has the menu item's head", async () => {
    const { status, redirect, head } = await load('3');
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
    const [menuItem, way] = (await load('3')).head.structuredData ?? [];
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

  it('shortens a long description, and has a default for none', async () => {
    const long = { ...kopi, description: 'a'.repeat(500) };
    expect((await load('3', { 'GET /menu-items/3': long })).head.description).toHaveLength(161);
    const none = { ...kopi, description: null };
    const { description } = (await load('3', { 'GET /menu-items/3': none })).head;
    expect(description).toMatch(/^Kopi & Susu di Kebun Kita\./);
  });

  it('redirects a missing menu item to the menu', async () => {
    const missing = await load('3', { 'GET /menu-items/3': failure(404) });
    expect(missing).toMatchObject({ redirect: '/menu' });
  });

  it('is 503 after an error, and excluded from search engines', async () => {
    const failed = await load('3', { 'GET /menu-items/3': failure(500) });
    expect(failed).toMatchObject({ status: 503, head: { noIndex: true, canonical: '/menu/3' } });
  });
});
