import { useRead } from '@lereng/web-data-access';
import {
  aMenuCategory,
  aMenuItem,
  aSetting,
  failure,
  loadPage,
  renderPage,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMenuList } from './load-menu-list';
import MenuListPage from './menu-list-page';

const soto = aMenuItem({ id: 1, name: 'Soto Ayam', description: 'Kuah kunyit', price: 25_000 });
const jus = aMenuItem({ id: 2, name: 'Jus Jeruk', description: null, price: 20_000 });

const makanan = aMenuCategory({ id: 1, name: 'Makanan' });
const minuman = aMenuCategory({ id: 2, name: 'Minuman' });
const inCategories = [
  { ...jus, category: 'Minuman' },
  { ...soto, category: 'Makanan' },
  aMenuItem({ id: 3, name: 'Keripik', description: null }),
];

const visit = (path = '/menu', response: object = [soto, jus], categories: object = []) =>
  renderPage(<MenuListPage />, {
    path,
    pattern: '/menu',
    api: { 'GET /menu-items': response, 'GET /menu-categories': categories },
  });

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

  it('offers other menu items where a search finds none', async () => {
    visit('/menu?q=rendang');
    expect(await screen.findByRole('heading', { name: 'Menu Tidak Ditemukan' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 menu cocok dengan “rendang”');
    expect(shown()).toEqual(['Menu Tidak Ditemukan', 'Mungkin Anda suka']);
    expect(screen.getByRole('link', { name: 'Soto Ayam' })).toHaveAttribute('href', '/menu/1');
  });

  it('has a heading for each category, and links to them', async () => {
    const page = visit('/menu', inCategories, [makanan, minuman]);
    await screen.findByRole('link', { name: 'Soto Ayam' });
    expect(shown()).toEqual(['Makanan', 'Minuman', 'Lainnya']);
    const names = screen
      .getAllByRole('region')
      .map((region) => [
        region.querySelector('h2')?.textContent,
        [...region.querySelectorAll('h3')].map(({ textContent }) => textContent),
      ]);
    expect(names).toEqual([
      ['Makanan', ['Soto Ayam']],
      ['Minuman', ['Jus Jeruk']],
      ['Lainnya', ['Keripik']],
    ]);
    const links = within(screen.getByRole('navigation', { name: 'Kategori' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(shown());
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(link.textContent);
    }
    expect(page.api.log().filter((call) => call.startsWith('GET /menu'))).toHaveLength(2);
  });

  it('finds the menu items of a category, below its heading', async () => {
    const page = visit('/menu', inCategories, [makanan, minuman]);
    await screen.findByRole('link', { name: 'Soto Ayam' });
    await page.user.type(box(), 'minum');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('1 menu cocok dengan “minum”'),
    );
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Jus Jeruk']);
    expect(shown()).toEqual(['Minuman']);
    expect(screen.queryByRole('navigation', { name: 'Kategori' })).toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('is the plain list where the categories fail to load', async () => {
    visit('/menu', inCategories, failure(503));
    await screen.findByRole('link', { name: 'Soto Ayam' });
    expect(shown()).toEqual(['Jus Jeruk', 'Soto Ayam', 'Keripik']);
  });
});

describe('loadMenuList', () => {
  const load = (response: object, categories: object = []) =>
    loadPage(loadMenuList, {
      'GET /menu-items': response,
      'GET /menu-categories': categories,
      'GET /site-settings': [aSetting('site_name', 'Kebun Kita')],
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

  it('has structured data of the categories, and of the menu items without one', async () => {
    const { head } = await load(inCategories, [makanan, minuman]);
    const [menu] = head.structuredData ?? [];
    const named = (name: string) => expect.objectContaining({ name }) as unknown;
    expect(menu).toMatchObject({
      hasMenuSection: [
        { '@type': 'MenuSection', name: 'Makanan', hasMenuItem: [named('Soto Ayam')] },
        { '@type': 'MenuSection', name: 'Minuman', hasMenuItem: [named('Jus Jeruk')] },
      ],
      hasMenuItem: [named('Keripik')],
    });
    const all = await load(inCategories.slice(0, 2), [makanan, minuman]);
    expect(all.head.structuredData?.[0]).not.toHaveProperty('hasMenuItem');
  });
});

describe("the page's words", () => {
  /** As the layout does: pages find the settings in the store. */
  function Frame() {
    useRead('listSiteSettings');
    return <MenuListPage />;
  }
  const own = aSetting('site_name', 'Warung Danau');

  it.each([
    [
      'neutral ones',
      [own],
      'Menu Kami',
      'Makanan dan minuman yang kami siapkan untuk menemani kunjungan Anda.',
      {
        title: 'Menu | Warung Danau',
        description: expect.stringMatching(/^Daftar menu Warung Danau/) as unknown,
      },
    ],
    [
      'the owner’s',
      [own, aSetting('menu_name', 'Dapur'), aSetting('menu_introduction', 'Dari tungku.')],
      'Dapur',
      'Dari tungku.',
      { title: 'Dapur | Warung Danau', description: 'Dari tungku.' },
    ],
  ])('are %s', async (_name, settings, title, introduction, head) => {
    const api = {
      'GET /menu-items': [soto],
      'GET /menu-categories': [],
      'GET /site-settings': settings,
    };
    renderPage(<Frame />, { path: '/menu', pattern: '/menu', api });
    expect(await screen.findByText(introduction)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const loaded = await loadPage(loadMenuList, api);
    expect(loaded.head).toMatchObject(head);
  });

  it("bear the owner's name in the structured data", async () => {
    const api = {
      'GET /menu-items': [soto],
      'GET /menu-categories': [],
      'GET /site-settings': [aSetting('menu_name', 'Piknik')],
    };
    const data = (await loadPage(loadMenuList, api)).head.structuredData;
    expect(data?.at(-1)?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'Piknik' }]);
  });
});
