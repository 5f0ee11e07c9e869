import { useRead } from '@lereng/web-data-access';
import {
  aPromotion,
  aPromotionPackage,
  aSetting,
  failure,
  loadPage,
  NO_IMAGE,
  renderPage,
  TEST_TODAY,
} from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { loadPromotionList } from './load-promotion-list';
import PromotionListPage from './promotion-list-page';

const ofPackage = (id: number, name: string) =>
  aPromotionPackage({ id, name, price: 90_000, original_price: 100_000 });

const panen = aPromotion({
  id: 1,
  title: 'Panen Raya',
  discount_percent: 15,
  valid_until: '2026-12-20',
  packages: [ofPackage(3, 'Jip Pagi'), ofPackage(4, 'Petik Jeruk')],
});
const lastDay = aPromotion({
  id: 2,
  title: 'Hari Terakhir',
  discount_percent: 25,
  valid_until: TEST_TODAY,
});
const yesterday = aPromotion({
  id: 3,
  title: 'Sudah Lewat',
  discount_percent: 90,
  valid_until: '2026-11-19',
});
const notYetBegun = aPromotion({
  id: 4,
  title: 'Tahun Baru',
  discount_percent: 5,
  valid_from: '2027-01-01',
  valid_until: '2027-01-31',
});

const visit = (response: object = [panen, lastDay, yesterday, notYetBegun]) =>
  renderPage(<PromotionListPage />, {
    path: '/promotions',
    api: { 'GET /promotions': response },
  });

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const stat = (name: string) => screen.getByText(name).parentElement;

describe('promotion list', () => {
  it('shows and counts those whose last day is today or later, even before their first day', async () => {
    visit();
    expect(await screen.findByRole('heading', { name: 'Panen Raya' })).toBeVisible();
    // The best offer of the day is first.
    expect(titles()).toEqual(['Hari Terakhir', 'Panen Raya', 'Tahun Baru']);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(stat('Promo aktif')).toHaveTextContent('3');
    const largest = stat('Diskon hingga');
    expect(largest).toHaveTextContent('Diskon hingga25%');
    // As it is read, so it stands.
    expect(largest).not.toHaveClass('flex-col-reverse');
  });

  it('shows discount, last day and packages on a card, which is one link named after it', async () => {
    visit([panen]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Hemat 15%')).toBeVisible();
    expect(card.getByText('20 Desember 2026').parentElement).toHaveTextContent(
      /^Berlaku sampai 20 Desember 2026$/,
    );
    const packages = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(packages).toEqual(['Jip Pagi', 'Petik Jeruk']);
    const [link, ...others] = card.getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveAccessibleName('Lihat Syarat Panen Raya');
    expect(link).toHaveAttribute('href', '/promotions/1');
    expect(card.queryByRole('button')).toBeNull();
  });

  it('shows the picture, or the fallback illustration', async () => {
    visit([panen, { ...lastDay, ...NO_IMAGE }]);
    const [fallback, photo] = await screen.findAllByRole('article');
    expect(photo?.querySelector('img')).toHaveAttribute('src', panen.image_url);
    expect(fallback?.querySelector('img')).toBeNull();
    expect(fallback?.querySelector('svg')).toBeVisible();
  });

  it('shows the description of the first alone, and a text for missing packages', async () => {
    const described = { ...panen, description: 'Semua paket kebun.', packages: [] };
    const page = visit([described]);
    expect(await screen.findByText('Semua paket kebun.')).toBeVisible();
    expect(screen.getByText('Tidak ada paket')).toBeVisible();
    page.unmount();
    visit([described, lastDay]);
    expect(await screen.findByRole('heading', { name: 'Hari Terakhir' })).toBeVisible();
    expect(screen.queryByText('Semua paket kebun.')).toBeNull();
  });

  it.each([
    ['none at all', []],
    ['expired ones only', [yesterday]],
  ])('has an empty state with %s', async (_name, response) => {
    visit(response);
    expect(await screen.findByRole('heading', { name: 'Belum ada promo aktif.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat paket' })).toHaveAttribute('href', '/packages');
    expect(stat('Promo aktif')).toHaveTextContent('0');
    expect(screen.queryByText('Diskon hingga')).toBeNull();
  });

  it('shows a failure and retries', async () => {
    const page = visit(failure(503));
    expect(await screen.findByRole('heading', { name: 'Promo belum dapat dimuat' })).toBeVisible();
    expect(screen.queryByText('Promo aktif')).toBeNull();
    page.api.respondWith({ 'GET /promotions': [panen] });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { name: 'Panen Raya' })).toBeVisible();
  });
});

describe('loadPromotionList', () => {
  const load = (response: object) =>
    loadPage(loadPromotionList, { 'GET /promotions': response, 'GET /site-settings': [] });

  it('lists the active ones in structured data, if any', async () => {
    const [list] = (await load([panen, yesterday, lastDay])).head.structuredData ?? [];
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://lereng.test/promotions/1' },
        { position: 2, url: 'https://lereng.test/promotions/2' },
      ],
    });
    const { structuredData = [] } = (await load([yesterday])).head;
    expect(structuredData.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });
});

describe("the page's words", () => {
  /** As the layout does: pages find the settings in the store. */
  function Frame() {
    useRead('listSiteSettings');
    return <PromotionListPage />;
  }
  const own = aSetting('site_name', 'Warung Danau');

  it.each([
    [
      'neutral ones',
      [own],
      'Promo',
      'Potongan harga untuk paket kami. Pilih promonya, baca syaratnya, lalu pesan lewat WhatsApp.',
      {
        title: 'Promo | Warung Danau',
        description: expect.stringMatching(/potongan harga untuk paket kami/) as unknown,
      },
    ],
    [
      'the owner’s',
      [aSetting('promotions_name', 'Hemat'), aSetting('promotions_introduction', 'Bulan ini.')],
      'Hemat',
      'Bulan ini.',
      { title: 'Hemat | Lereng', description: 'Bulan ini.' },
    ],
  ])('are %s', async (_name, settings, title, introduction, head) => {
    const api = { 'GET /promotions': [panen], 'GET /site-settings': settings };
    renderPage(<Frame />, { path: '/promotions', pattern: '/promotions', api });
    expect(await screen.findByText(introduction)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const loaded = await loadPage(loadPromotionList, api);
    expect(loaded.head).toMatchObject(head);
  });

  it("bear the owner's name in the structured data", async () => {
    const api = {
      'GET /promotions': [panen],
      'GET /site-settings': [aSetting('promotions_name', 'Piknik')],
    };
    const data = (await loadPage(loadPromotionList, api)).head.structuredData;
    expect(data?.at(-1)?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'Piknik' }]);
  });
});
