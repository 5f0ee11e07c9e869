import { useRead } from '@lereng/web-data-access';
import { packagesApi } from '@lereng/web-data-access/packages';
import { aPackage, aSetting, loadPage, renderPage, withPromotion } from '@lereng/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

  it('has the best offer of the day first, with what it includes, and the others in their order', async () => {
    const kopi = aPackage({ id: 3, name: 'Tur Kopi', items: [{ item_name: 'Kopi' }] });
    const offer = aPackage({
      ...withPromotion(),
      id: 4,
      name: 'Jip Senja',
      items: [{ item_name: 'Teh' }],
    });
    const names = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const page = visit('/packages', [dawn, kopi, offer]);
    await cardOf('Jip Senja');
    expect(names()).toEqual(['Jip Senja', 'Jip Fajar', 'Tur Kopi']);
    expect(screen.getByText('Teh')).toBeVisible();
    expect(screen.queryByText('Kopi')).toBeNull();
    page.unmount();
    visit('/packages', [kopi, dawn]);
    await cardOf('Tur Kopi');
    expect(names()).toEqual(['Tur Kopi', 'Jip Fajar']);
    expect(screen.getByText('Kopi')).toBeVisible();
  });

  it('begins with the same package when another one becomes the best offer, until it is gone', async () => {
    const offer = aPackage({ ...withPromotion(), id: 4, name: 'Jip Senja' });
    const names = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const page = visit('/packages', [dawn, picking, offer]);
    await cardOf('Jip Senja');
    expect(names()).toEqual(['Petik Jeruk', 'Jip Fajar', 'Jip Senja']);
    const { listPackages } = packagesApi.endpoints;
    const renew = async (...packages: object[]) => {
      page.api.respondWith({ 'GET /packages': packages });
      await act(async () => {
        await page.store.dispatch(listPackages.initiate(undefined, { forceRefetch: true }));
      });
    };
    await renew(dawn, { ...picking, availability: { state: 'sold_out', until: null } }, offer);
    expect(await screen.findByText(/habis/i)).toBeVisible();
    expect(names()).toEqual(['Petik Jeruk', 'Jip Fajar', 'Jip Senja']);
    await renew(dawn, offer);
    await waitFor(() => expect(names()).toEqual(['Jip Senja', 'Jip Fajar']));
  });

  it('says so where a search finds none', async () => {
    visit('/packages?q=kapal');
    expect(await screen.findByRole('heading', { name: 'Paket Tidak Ditemukan' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 paket cocok dengan “kapal”');
  });
});

describe('loadPackageList', () => {
  const load = (response: object) =>
    loadPage(loadPackageList, { 'GET /packages': response, 'GET /site-settings': [] });

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
});

describe("the page's words", () => {
  /** As the layout does: pages find the settings in the store. */
  function Frame() {
    useRead('listSiteSettings');
    return <PackageListPage />;
  }
  const own = aSetting('site_name', 'Warung Danau');

  it.each([
    [
      'neutral ones',
      [own],
      'Paket Jeep & Jeruk',
      'Pilih paket yang pas untuk Anda, keluarga, atau rombongan. Kami yang menyiapkan semuanya.',
      {
        title: 'Paket Jeep & Jeruk | Warung Danau',
        description: expect.stringMatching(/^Paket di Warung Danau, lengkap/) as unknown,
      },
    ],
    [
      'the owner’s',
      [aSetting('packages_name', 'Perahu'), aSetting('packages_introduction', 'Di danau.')],
      'Perahu',
      'Di danau.',
      { title: 'Perahu | Lereng', description: 'Di danau.' },
    ],
  ])('are %s', async (_name, settings, title, introduction, head) => {
    const api = { 'GET /packages': [dawn], 'GET /site-settings': settings };
    renderPage(<Frame />, { path: '/packages', pattern: '/packages', api });
    expect(await screen.findByText(introduction)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const loaded = await loadPage(loadPackageList, api);
    expect(loaded.head).toMatchObject(head);
  });

  it("bear the owner's name in the structured data", async () => {
    const api = {
      'GET /packages': [dawn],
      'GET /site-settings': [aSetting('packages_name', 'Piknik')],
    };
    const data = (await loadPage(loadPackageList, api)).head.structuredData;
    expect(data?.at(-1)?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'Piknik' }]);
  });
});
