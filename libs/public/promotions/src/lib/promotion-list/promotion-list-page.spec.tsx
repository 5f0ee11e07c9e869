import { createStore } from '@lereng/web-data-access';
import {
  aPromotion,
  aSetting,
  failure,
  fakeApi,
  renderPage,
  TEST_SITE,
  TEST_TODAY,
} from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { promotionsFeature } from '../promotions-feature';
import { loadPromotionList } from './load-promotion-list';
import PromotionListPage from './promotion-list-page';

const ofPackage = (id: number, name: string) => ({
  id,
  name,
  price: 90_000,
  original_price: 100_000,
  image_url: `/uploads/package${id}/1280.jpg`,
});

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

const noImage = {
  image_url: null,
  image_width: null,
  image_height: null,
  image_placeholder: null,
  image_sources: [],
};

const visit = (answer: object = [panen, lastDay, yesterday, notYetBegun], today = TEST_TODAY) =>
  renderPage(<PromotionListPage />, {
    path: '/promotions',
    api: { 'GET /promotions': answer },
    environment: { today },
  });

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const stat = (name: string) => screen.getByText(name).parentElement;

describe('promotion list', () => {
  it('shows those whose last day is today or later, whenever they begin', async () => {
    visit();
    expect(await screen.findByRole('heading', { name: 'Panen Raya' })).toBeVisible();
    expect(titles()).toEqual(['Panen Raya', 'Hari Terakhir', 'Tahun Baru']);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('counts the active ones and names the largest discount of them', async () => {
    visit();
    await screen.findByRole('heading', { name: 'Panen Raya' });
    expect(stat('Promo aktif')).toHaveTextContent('3');
    expect(stat('Diskon hingga')).toHaveTextContent('25%');
  });

  it('says on a card what it takes off, until when and of what', async () => {
    visit([panen]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('15%')).toBeVisible();
    expect(card.getByText('Berlaku sampai 20 Desember 2026')).toBeVisible();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Jip Pagi',
      'Petik Jeruk',
    ]);
  });

  it('has one link on a card, which says whose terms it leads to', async () => {
    visit([panen]);
    const card = within(await screen.findByRole('article'));
    const [link, ...others] = card.getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveAccessibleName('Lihat Syarat Panen Raya');
    expect(link).toHaveAttribute('href', '/promotions/1');
    expect(card.queryByRole('button')).toBeNull();
  });

  it('shows the picture, or a drawn one where there is none', async () => {
    visit([panen, { ...lastDay, ...noImage }]);
    const [photo, drawn] = await screen.findAllByRole('article');
    expect(photo?.querySelector('img')).toHaveAttribute('src', panen.image_url);
    expect(drawn?.querySelector('img')).toBeNull();
    expect(drawn?.querySelector('svg')).toBeVisible();
  });

  it('says so where a promotion has no package any more', async () => {
    visit([{ ...panen, packages: [] }]);
    expect(await screen.findByText('Tidak ada paket')).toBeVisible();
  });

  it.each([
    ['none at all', []],
    ['only some that are over', [yesterday]],
  ])('says that none is active, with %s', async (_name, answer) => {
    visit(answer);
    expect(await screen.findByRole('heading', { name: 'Belum ada promo aktif.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat paket' })).toHaveAttribute('href', '/packages');
    expect(stat('Promo aktif')).toHaveTextContent('0');
    expect(screen.queryByText('Diskon hingga')).toBeNull();
  });

  it('says that it failed, and tries again', async () => {
    const page = visit(failure(503));
    expect(await screen.findByRole('heading', { name: 'Promo belum dapat dimuat' })).toBeVisible();
    expect(screen.queryByText('Promo aktif')).toBeNull();
    page.api.answer({ 'GET /promotions': [panen] });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { name: 'Panen Raya' })).toBeVisible();
  });
});

describe('loadPromotionList', () => {
  const load = (answer: object, today = TEST_TODAY) => {
    const api = fakeApi({
      'GET /promotions': answer,
      'GET /site-settings': [aSetting('site_name', 'Kebun Sari')],
    });
    return loadPromotionList({
      dispatch: createStore({ fetchApi: api.fetchApi }).dispatch,
      params: {},
      search: new URLSearchParams(),
      site: TEST_SITE,
      today,
    });
  };

  it('describes the page by the name of the venue', async () => {
    const { status, head } = await load([panen]);
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Promo | Kebun Sari',
      siteName: 'Kebun Sari',
      canonical: '/promotions',
      image: { width: 1200, height: 630 },
    });
    expect(head.description).toContain('Kebun Sari');
    expect(head.noIndex).toBeUndefined();
  });

  it('lists the active ones for search engines', async () => {
    const { head } = await load([panen, yesterday, lastDay]);
    expect(head.structuredData).toEqual([
      expect.objectContaining({
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          expect.objectContaining({ position: 1, url: 'https://lereng.test/promotions/1' }),
          expect.objectContaining({ position: 2, url: 'https://lereng.test/promotions/2' }),
        ] as unknown,
      }),
    ]);
    expect((await load([yesterday])).head.structuredData).toEqual([]);
  });

  it('is 503 where the promotions cannot be had', async () => {
    expect(await load(failure(500))).toMatchObject({ status: 503 });
  });
});

describe('promotionsFeature', () => {
  it('has an entry in the navigation', () => {
    expect(promotionsFeature.navigation).toMatchObject([{ label: 'Promo', to: '/promotions' }]);
  });
});
