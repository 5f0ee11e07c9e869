import { createStore } from '@lereng/web-data-access';
import {
  aPackage,
  aSetting,
  failure,
  fakeApi,
  renderPage,
  TEST_SITE,
  TEST_TODAY,
  withPromotion,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadPackageList } from './load-package-list';
import PackageListPage from './package-list-page';

const dawn = aPackage({
  id: 1,
  name: 'Jip Fajar',
  description: 'Matahari terbit',
  route: 'Pos → Puncak',
});
const picking = aPackage({
  id: 2,
  name: 'Petik Jeruk',
  description: null,
  route: null,
  ...withPromotion(),
});

const visit = (path = '/packages', response: object = [dawn, picking]) =>
  renderPage(<PackageListPage />, {
    path,
    pattern: '/packages',
    api: { 'GET /packages': response },
  });

const box = () => screen.getByRole('searchbox', { name: 'Cari paket' });
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const cardOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return link.closest('article')!;
};

describe('package list', () => {
  it('shows every package with route, price and link', async () => {
    visit();
    const card = within(await cardOf('Jip Fajar'));
    expect(card.getByRole('link')).toHaveAttribute('href', '/packages/1');
    expect(card.getByText('Pos → Puncak')).toBeVisible();
    expect(card.getByText('Rp 350.000')).toBeVisible();
    expect(card.queryByText(/%/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paket Jeep & Jeruk');
    expect(screen.getByRole('status')).toHaveTextContent('2 paket');
  });

  it('shows discount, original and reduced price under a promotion', async () => {
    visit();
    const card = await cardOf('Petik Jeruk');
    expect(card).toHaveTextContent('Hemat 10%');
    expect(card.querySelector('s')).toHaveTextContent('Rp 350.000');
    expect(card).toHaveTextContent('Harga sekarang Rp 315.000');
  });

  it('estimates an original price that the response lacks', async () => {
    visit('/packages', [{ ...picking, original_price: undefined }]);
    const card = await cardOf('Petik Jeruk');
    expect(card.querySelector('s')).toHaveTextContent('Rp 350.000');
  });

  it.each([
    ['FAJAR', ['Jip Fajar']],
    ['terbit', ['Jip Fajar']],
    ['jeruk', ['Petik Jeruk']],
  ])('finds %j by name or description', async (text, names) => {
    const page = visit();
    await cardOf('Jip Fajar');
    await page.user.type(box(), text);
    expect(shown()).toEqual(names);
    expect(screen.getByRole('status')).toHaveTextContent(`1 paket cocok dengan “${text}”`);
    await waitFor(() => expect(page.location().search).toBe(`?q=${text}`));
  });

  it('offers to reset a search without results', async () => {
    const page = visit('/packages?q=kapal');
    expect(await screen.findByRole('heading', { name: 'Paket Tidak Ditemukan' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Reset Pencarian' }));
    expect(shown()).toEqual(['Jip Fajar', 'Petik Jeruk']);
    expect(page.location().search).toBe('');
  });

  it('shows a failure and retries', async () => {
    const page = visit('/packages', failure(503));
    expect(await screen.findByRole('heading', { name: 'Paket belum dapat dimuat' })).toBeVisible();
    page.api.respondWith({ 'GET /packages': [dawn] });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await cardOf('Jip Fajar')).toBeVisible();
  });
});

describe('loadPackageList', () => {
  const load = (response: object) => {
    const { dispatch } = createStore({
      fetchApi: fakeApi({
        'GET /packages': response,
        'GET /site-settings': [aSetting('site_name', 'Kebun Kita')],
      }).fetchApi,
    });
    return loadPackageList({
      dispatch,
      params: {},
      search: new URLSearchParams(),
      site: TEST_SITE,
      today: TEST_TODAY,
    });
  };

  it("has the venue's description", async () => {
    const { status, head } = await load([dawn, picking]);
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Paket Jeep & Jeruk | Kebun Kita',
      siteName: 'Kebun Kita',
      canonical: '/packages',
    });
    expect(head.description).toContain('Kebun Kita');
  });

  it('lists every package in structured data', async () => {
    const [list, way] = (await load([dawn, picking])).head.structuredData ?? [];
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Jip Fajar', url: 'https://lereng.test/packages/1' },
        { position: 2, name: 'Petik Jeruk', url: 'https://lereng.test/packages/2' },
      ],
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('is 503 when the packages fail to load', async () => {
    expect(await load(failure(500))).toMatchObject({ status: 503 });
  });
});
