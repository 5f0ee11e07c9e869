import { createStore } from '@lereng/web-data-access';
import {
  aMenuItem,
  aSetting,
  failure,
  fakeApi,
  renderPage,
  TEST_SITE,
  TEST_TODAY,
} from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { loadMenuList } from './load-menu-list';
import MenuListPage from './menu-list-page';

const soto = aMenuItem({ id: 1, name: 'Soto Ayam', description: 'Kuah kunyit', price: 25_000 });
const jus = aMenuItem({ id: 2, name: 'Jus Jeruk', description: null, price: 20_000 });

const visit = (path = '/menu', response: object = [soto, jus]) =>
  renderPage(<MenuListPage />, { path, pattern: '/menu', api: { 'GET /menu-items': response } });

const box = () => screen.getByRole('searchbox', { name: 'Cari menu' });
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);

describe('menu list', () => {
  it('shows every menu item with price and link', async () => {
    visit();
    const link = await screen.findByRole('link', { name: 'Soto Ayam' });
    expect(link).toHaveAttribute('href', '/menu/1');
    expect(screen.getByText('Rp 25.000')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 menu');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('searches while typing, announces the count and updates the URL', async () => {
    const page = visit();
    await screen.findByRole('link', { name: 'Soto Ayam' });
    await page.user.type(box(), 'KUNYIT');
    expect(shown()).toEqual(['Soto Ayam']);
    expect(screen.getByRole('status')).toHaveTextContent('1 menu cocok dengan “KUNYIT”');
    await waitFor(() => expect(page.location().search).toBe('?q=KUNYIT'));
    expect(box()).toHaveValue('KUNYIT');
  });

  it("starts with the URL's text", async () => {
    visit('/menu?q=jeruk');
    await screen.findByRole('link', { name: 'Jus Jeruk' });
    expect(shown()).toEqual(['Jus Jeruk']);
    expect(box()).toHaveValue('jeruk');
  });

  it('offers to reset a search without results', async () => {
    const page = visit('/menu?q=rendang');
    expect(await screen.findByRole('heading', { name: 'Menu Tidak Ditemukan' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 menu cocok dengan “rendang”');
    expect(shown()).toEqual(['Menu Tidak Ditemukan', 'Mungkin Anda suka']);
    expect(screen.getByRole('link', { name: 'Soto Ayam' })).toHaveAttribute('href', '/menu/1');
    await page.user.click(screen.getByRole('button', { name: 'Reset Pencarian' }));
    expect(shown()).toEqual(['Soto Ayam', 'Jus Jeruk']);
    expect(page.location().search).toBe('');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('has an empty state', async () => {
    visit('/menu', []);
    expect(await screen.findByRole('heading', { name: 'Menu Tidak Ditemukan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset Pencarian' })).toBeNull();
  });

  it('shows a failure and retries', async () => {
    const page = visit('/menu', failure(503));
    expect(await screen.findByRole('heading', { name: 'Menu belum dapat dimuat' })).toBeVisible();
    page.api.respondWith({ 'GET /menu-items': [soto] });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Soto Ayam' })).toBeVisible();
  });
});

describe('loadMenuList', () => {
  const load = (response: object, settings: object = [aSetting('site_name', 'Kebun Kita')]) => {
    const { dispatch } = createStore({
      fetchApi: fakeApi({ 'GET /menu-items': response, 'GET /site-settings': settings }).fetchApi,
    });
    return loadMenuList({
      dispatch,
      params: {},
      search: new URLSearchParams(),
      site: TEST_SITE,
      today: TEST_TODAY,
    });
  };

  it("has the venue's description", async () => {
    const { status, head } = await load([soto, jus]);
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Menu | Kebun Kita',
      siteName: 'Kebun Kita',
      canonical: '/menu',
    });
    expect(head.description).toContain('Kebun Kita');
  });

  it('has structured data of every menu item with its price, and breadcrumbs', async () => {
    const [menu, way] = (await load([soto, jus])).head.structuredData ?? [];
    expect(menu).toMatchObject({
      '@type': 'Menu',
      url: 'https://lereng.test/menu',
      provider: { name: 'Kebun Kita' },
    });
    expect(menu?.['hasMenuItem']).toEqual([
      {
        '@type': 'MenuItem',
        name: 'Soto Ayam',
        description: 'Kuah kunyit',
        image: `https://lereng.test${soto.image_url}`,
        url: 'https://lereng.test/menu/1',
        offers: expect.objectContaining({
          '@type': 'Offer',
          price: 25_000,
          priceCurrency: 'IDR',
          url: 'https://lereng.test/menu/1',
        }) as unknown,
      },
      expect.not.objectContaining({ description: expect.anything() as unknown }),
    ]);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('has the default name when the settings fail to load', async () => {
    const { status, head } = await load([soto], failure(503));
    expect(status).toBe(200);
    expect(head.title).toBe('Menu | Lereng');
  });

  it('is 503 when the menu items fail to load', async () => {
    const { status, head } = await load(failure(500));
    expect(status).toBe(503);
    expect(head.title).toBe('Menu | Kebun Kita');
  });
});
