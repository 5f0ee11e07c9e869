import {
  aPromotion,
  aPromotionPackage,
  aSetting,
  aSocialMedia,
  failure,
  loadPage,
  NO_IMAGE,
  renderPage,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadPromotionDetail } from './load-promotion-detail';
import PromotionDetailPage from './promotion-detail-page';

const promo = aPromotion({
  id: 7,
  title: 'Panen & Jip',
  description: 'Lebih hemat.\nSelama panen.',
  terms: 'Satu: lewat WhatsApp.\nDua: tidak digabung.',
  valid_from: '2026-11-01',
  valid_until: '2026-11-20',
  discount_percent: 15,
  packages: [
    aPromotionPackage({ id: 3, name: 'Jip Pagi', price: 297_500 }),
    aPromotionPackage({ id: 4, name: 'Petik Jeruk', price: 0, original_price: 50_000 }),
  ],
});
const over = { ...promo, valid_until: '2026-11-19' };

const visit = (routes: FakeRoutes = {}, path = '/promotions/7') =>
  renderPage(<PromotionDetailPage />, {
    path,
    pattern: '/promotions/:id',
    api: { 'GET /promotions/7': promo, 'GET /social-media': [aSocialMedia()], ...routes },
  });

const missing = () => screen.findByRole('heading', { level: 1, name: 'Promo tidak ditemukan.' });

describe('promotion detail', () => {
  it('shows picture, title, discount, period, description, terms and order link', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Panen & Jip' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Panen & Jip' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByText('Diskon 15%')).toBeVisible();
    expect(screen.getByText('1 November 2026').parentElement).toHaveTextContent(
      /^Berlaku 1 November 2026 sampai 20 November 2026$/,
    );
    expect(screen.getByText(/Lebih hemat\.\s+Selama panen\./)).toHaveClass('whitespace-pre-line');
    const terms = within(screen.getByRole('region', { name: 'Syarat & Ketentuan' }));
    expect(terms.getByText(/Satu: lewat WhatsApp\.\s+Dua:/)).toHaveClass('whitespace-pre-line');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Pesan via WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/6281234567890?text=Halo%2C%20saya%20ingin%20memesan%20promo%20Panen%20%26%20Jip.',
      ),
    );
  });

  it('has a button for each package that adds it to the order', async () => {
    const jeep = aPromotionPackage({ id: 3, name: 'Jip Pagi', capacity: 4 });
    const { user } = visit({
      'GET /promotions/7': { ...promo, packages: [jeep, ...promo.packages.slice(1)] },
    });
    await user.click(await screen.findByRole('button', { name: 'Tambah Jip Pagi ke pesanan' }));
    expect(await screen.findByRole('button', { name: 'Kurangi Jip Pagi' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tambah Petik Jeruk ke pesanan' }));
    await waitFor(() => expect(localStorage.getItem('lereng-order')).toBe('p3=&p4=1'));
  });

  it('has a text for missing terms and packages, and needs neither description nor picture', async () => {
    const bare = { ...promo, terms: null, description: null, packages: [], ...NO_IMAGE };
    visit({ 'GET /promotions/7': bare });
    expect(await screen.findByText('Tidak ada syarat khusus untuk promo ini.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('null')).toBeNull();
    expect(screen.getByText('Tidak ada paket')).toBeVisible();
  });

  it("shows each package's prices and link", async () => {
    visit();
    const packages = within(await screen.findByRole('region', { name: 'Paket dalam promo ini' }));
    const links = packages.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/packages/3', '/packages/4']);
    expect(links[0]).toHaveTextContent(
      'Jip Pagi' + 'Harga semula Rp 350.000' + 'Harga sekarang Rp 297.500',
    );
    expect(links[1]).toHaveTextContent('Harga sekarang Rp 0');
  });

  it.each([
    [
      'of the next day on which it holds',
      '2026-12-20',
      'Senin, 23 November: Rp 400.000Rp 320.000 per jip, Senin–Kamis',
    ],
    ['of none where none is left', '2026-11-22', ''],
  ])('shows the price %s', async (_name, valid_until, expected) => {
    const week = { from: '2026-11-23', until: '2026-11-29', weekdays: [], name: 'Libur' };
    const prices = [{ ...week, price: 320_000, original_price: 400_000 }];
    const packages = [
      aPromotionPackage({ id: 3, name: 'Jip Pagi', price_unit: 'per jip', prices }),
    ];
    const onWeekdays = { ...promo, valid_until, weekdays: [1, 2, 3, 4], packages };
    visit({ 'GET /promotions/7': onWeekdays });
    const row = (await screen.findByText('Jip Pagi')).closest('a');
    const text = row?.textContent.replace(/^Jip Pagi|Harga (semula|sekarang)\s/g, '');
    expect(text?.replace(/\s/g, ' ')).toBe(expected);
  });

  it('shows the price of its next day that the response names, which has no more than the next spans', async () => {
    const next_offer = { date: '2026-11-23', price: 240_000, original_price: 300_000 };
    const packages = [aPromotionPackage({ id: 3, name: 'Jip Pagi', next_offer })];
    const onWeekdays = { ...promo, valid_until: '2026-12-20', weekdays: [1], packages };
    visit({ 'GET /promotions/7': onWeekdays });
    const row = (await screen.findByText('Jip Pagi')).closest('a');
    expect(row).toHaveTextContent('Senin, 23 November');
    expect(row).toHaveTextContent('Harga sekarang Rp 240.000');
  });

  it('is not found once expired, with a link back', async () => {
    visit({ 'GET /promotions/7': over });
    expect(await missing()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kembali ke promo' })).toHaveAttribute(
      'href',
      '/promotions',
    );
    expect(screen.queryByRole('link', { name: 'Pesan via WhatsApp' })).toBeNull();
  });

  it('is not found after a 404, without another request', async () => {
    const page = visit({ 'GET /promotions/7': failure(404) });
    expect(await missing()).toBeVisible();
    expect(page.location().pathname).toBe('/promotions/7');
    expect(page.api.log().filter((name) => name === 'GET /promotions/7')).toHaveLength(1);
  });

  it('is not found where the path has no id, without a request', async () => {
    const page = visit({}, '/promotions/abc');
    expect(await missing()).toBeVisible();
    expect(page.api.log()).toEqual([]);
  });

  it('shows a failure and retries', async () => {
    const page = visit({ 'GET /promotions/7': failure(500) });
    const failed = 'Gagal memuat detail promosi. Silakan coba lagi nanti.';
    expect(await screen.findByRole('heading', { level: 1, name: failed })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kembali ke promo' })).toBeVisible();
    page.api.respondWith({ 'GET /promotions/7': promo });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Panen & Jip' })).toBeVisible();
  });
});

it('says which of its packages is sold out', async () => {
  const [first, second] = promo.packages;
  const availability = { state: 'sold_out' as const, until: null };
  const packages = [{ ...first!, availability }, second!];
  visit({ 'GET /promotions/7': { ...promo, packages } });
  const rows = await screen.findAllByRole('link', { name: /^(Jip Pagi|Petik Jeruk)/ });
  expect(rows.map((row) => /Habis/.test(row.textContent))).toEqual([true, false]);
});

describe('loadPromotionDetail', () => {
  const load = (response: object = promo, id = '7') => {
    const settings = [aSetting('site_name', 'Kebun Sari')];
    const api = { 'GET /promotions/7': response, 'GET /site-settings': settings };
    return loadPage(loadPromotionDetail, api, { params: { id } });
  };

  it("has the promotion's head", async () => {
    const { status, head } = await load();
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Panen & Jip | Kebun Sari',
      siteName: 'Kebun Sari',
      description: 'Lebih hemat. Selama panen.',
      canonical: '/promotions/7',
      image: { url: promo.image_preview_url, width: 1200, height: 630, alt: 'Panen & Jip' },
    });
    expect(head.noIndex).toBeUndefined();
  });

  it("has structured data of each package's price and period", async () => {
    const { head } = await load();
    const [jip, , steps] = head.structuredData ?? [];
    expect(head.structuredData).toHaveLength(3);
    expect(jip).toMatchObject({
      '@type': 'Offer',
      price: 297_500,
      priceCurrency: 'IDR',
      validFrom: '2026-11-01',
      validThrough: '2026-11-20',
      seller: { '@id': 'https://lereng.test/#tempat', name: 'Kebun Sari' },
      itemOffered: {
        '@type': 'TouristTrip',
        name: 'Jip Pagi',
        url: 'https://lereng.test/packages/3',
        image: 'https://lereng.test/uploads/package3/1280.jpg',
      },
    });
    expect(steps).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it("says the last day of a price that a period ends, and nothing of another day's", async () => {
    const days = { from: '2026-11-21', until: '2026-11-22', weekdays: [], name: 'Libur' };
    const prices = [{ ...days, price: 360_000, original_price: 400_000 }];
    const packages = [aPromotionPackage({ prices })];
    const { head } = await load({ ...promo, valid_until: '2026-12-31', packages });
    expect(head.structuredData?.[0]).toMatchObject({
      price: 315_000,
      priceValidUntil: '2026-11-20',
      validThrough: '2026-12-31',
    });
    const other = await load({ ...promo, weekdays: [1, 2], packages });
    expect(other.head.structuredData).toHaveLength(1);
    const cheap = [aPromotionPackage({ price: 10, original_price: 10 })];
    expect((await load({ ...promo, packages: cheap })).head.structuredData).toHaveLength(1);
  });

  it.each([
    ['missing', failure(404), '7'],
    ['over', over, '7'],
    ['at a path without an id', promo, 'abc'],
  ])('is 404 where it is %s, and excluded from search engines', async (_name, response, id) => {
    const loaded = await load(response, id);
    expect(loaded.redirect).toBeUndefined();
    expect(loaded).toMatchObject({
      status: 404,
      head: {
        title: 'Promo tidak ditemukan | Kebun Sari',
        siteName: 'Kebun Sari',
        noIndex: true,
      },
    });
    expect(loaded.head.structuredData).toBeUndefined();
    expect(loaded.head.image).toBeUndefined();
  });
});
