import { pickOthers } from '@lereng/shared-domain';
import { createStore } from '@lereng/web-data-access';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import {
  aMenuItem,
  aSocialMedia,
  failure,
  fakeApi,
  renderPage,
  TEST_SITE,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMenuDetail } from './load-menu-detail';
import MenuDetailPage from './menu-detail-page';

const dishes = Array.from({ length: 6 }, (_, index) =>
  aMenuItem({ id: index + 1, name: `Hidangan ${index + 1}` }),
);
const kopi = aMenuItem({
  id: 3,
  name: 'Kopi & Susu',
  description: 'Pekat.\nManis.',
  price: 18_000,
});

/** As the layout does: the links are asked for before the page is there. */
function Frame() {
  const { isLoading } = useListSocialMediaQuery();
  return isLoading ? null : <MenuDetailPage />;
}

const visit = (routes: FakeRoutes = {}, { path = '/menu/3', seed = 1 } = {}) =>
  renderPage(<Frame />, {
    path,
    pattern: '/menu/:id',
    environment: { seed },
    api: {
      'GET /menu-items': dishes,
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

  it('says that there is no description', async () => {
    visit({ 'GET /menu-items/3': { ...kopi, description: null } });
    expect(await screen.findByText('Tidak ada deskripsi untuk menu ini.')).toBeVisible();
  });

  it('orders by a chat with the question already typed, in a new tab', async () => {
    visit();
    const link = await orderButton();
    expect(link).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Kopi%20%26%20Susu%20masih%20tersedia%3F',
    );
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['no whatsapp link', [aSocialMedia({ platform: 'instagram' })]],
    ['a link without a number', [aSocialMedia({ url: 'https://wa.me/message/ABC' })]],
    ['links that failed to load', failure(500)],
  ])('leads to the contact page with %s', async (_name, links) => {
    visit({ 'GET /social-media': links });
    const link = await orderButton();
    expect(link).toHaveAttribute('href', '/contact');
    expect(link).not.toHaveAttribute('target');
  });

  it.each([1, 2])('shows the three others that seed %i draws', async (seed) => {
    visit({}, { seed });
    await screen.findByRole('heading', { name: 'Menu Lainnya' });
    const others = within(screen.getByRole('region', { name: 'Menu Lainnya' }));
    await waitFor(() => expect(others.getAllByRole('link')).toHaveLength(3));
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(
      pickOthers(dishes, 3, seed).map(({ name }) => name),
    );
  });

  it('has no list of others where there are none', async () => {
    visit({ 'GET /menu-items': [kopi] });
    await orderButton();
    expect(screen.queryByRole('heading', { name: 'Menu Lainnya' })).toBeNull();
  });

  it.each(['/menu/abc', '/menu/0', '/menu/-1', '/menu/1.5', '/menu/99999999999999999999'])(
    'goes to the menu from %s without asking for it',
    async (path) => {
      const page = visit({}, { path });
      await waitFor(() => expect(page.location().pathname).toBe('/menu'));
      expect(page.api.log()).not.toContainEqual(expect.stringContaining('/menu-items/'));
    },
  );

  it('goes to the menu from a dish that is no more', async () => {
    const page = visit({ 'GET /menu-items/3': failure(404) });
    await waitFor(() => expect(page.location().pathname).toBe('/menu'));
  });

  it('says that it failed, stays at the address and tries again', async () => {
    const page = visit({ 'GET /menu-items/3': failure(500) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Menu tidak ditemukan' }),
    ).toBeVisible();
    expect(page.location().pathname).toBe('/menu/3');
    expect(screen.getByRole('link', { name: 'Kembali ke menu' })).toHaveAttribute('href', '/menu');
    page.api.answer({ 'GET /menu-items/3': kopi });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kopi & Susu' })).toBeVisible();
  });
});

describe('loadMenuDetail', () => {
  const load = (id: string, routes: FakeRoutes = {}) => {
    const api = fakeApi({ 'GET /menu-items': dishes, 'GET /menu-items/3': kopi, ...routes });
    const { dispatch } = createStore({ fetchApi: api.fetchApi });
    const context = { dispatch, params: { id }, search: new URLSearchParams(), site: TEST_SITE };
    return loadMenuDetail(context);
  };

  it('describes the dish for previews and search engines', async () => {
    const { status, redirect, head } = await load('3');
    expect({ status, redirect }).toEqual({ status: 200, redirect: undefined });
    expect(head).toMatchObject({
      title: 'Kopi & Susu | Lereng',
      description: 'Pekat.\nManis.',
      canonical: '/menu/3',
      image: { url: kopi.image_url, width: 1280, height: 960, alt: 'Kopi & Susu' },
    });
    expect(head.structuredData).toEqual([
      expect.objectContaining({
        name: 'Kopi & Susu',
        image: `https://lereng.test${kopi.image_url}`,
        offers: expect.objectContaining({ price: 18_000, priceCurrency: 'IDR' }) as unknown,
      }),
    ]);
  });

  it('cuts a long description', async () => {
    const { head } = await load('3', {
      'GET /menu-items/3': { ...kopi, description: 'a'.repeat(500) },
    });
    expect(head.description).toHaveLength(161);
  });

  it('still is the dish where the others cannot be had', async () => {
    expect(await load('3', { 'GET /menu-items': failure(503) })).toMatchObject({ status: 200 });
  });

  it.each(['abc', '0', '-3', '1e3'])('redirects %s to the menu', async (id) => {
    expect(await load(id)).toMatchObject({ redirect: '/menu' });
  });

  it('redirects a missing dish to the menu', async () => {
    const missing = await load('3', { 'GET /menu-items/3': failure(404) });
    expect(missing).toMatchObject({ redirect: '/menu' });
  });

  it.each([
    ['an error', failure(500)],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('is 503 after %s, and kept out of search engines', async (_name, answer) => {
    const failed = await load('3', { 'GET /menu-items/3': answer });
    expect(failed).toMatchObject({ status: 503, head: { noIndex: true } });
    expect(failed.redirect).toBeUndefined();
  });
});
