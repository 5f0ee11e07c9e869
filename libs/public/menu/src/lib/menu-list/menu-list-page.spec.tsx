import { createStore } from '@lereng/web-data-access';
import { aMenuItem, failure, fakeApi, renderPage, TEST_SITE } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { loadMenuList } from './load-menu-list';
import MenuListPage from './menu-list-page';

const soto = aMenuItem({ id: 1, name: 'Soto Ayam', description: 'Kuah kunyit', price: 25_000 });
const jus = aMenuItem({ id: 2, name: 'Jus Jeruk', description: null, price: 20_000 });

const visit = (path = '/menu', answer: object = [soto, jus]) =>
  renderPage(
    <>
      <MenuListPage />
      <Link to="/menu">Menu lagi</Link>
    </>,
    { path, pattern: '/menu', api: { 'GET /menu-items': answer } },
  );

const box = () => screen.getByRole('searchbox', { name: 'Cari menu' });
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);

describe('menu list', () => {
  it('shows every dish with its price and a link to its page', async () => {
    visit();
    const link = await screen.findByRole('link', { name: 'Soto Ayam' });
    expect(link).toHaveAttribute('href', '/menu/1');
    expect(screen.getByText('Rp 25.000')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('2 menu');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('searches while one types, announces the count and puts the text into the address', async () => {
    const page = visit();
    await screen.findByRole('link', { name: 'Soto Ayam' });
    await page.user.type(box(), 'KUNYIT');
    expect(shown()).toEqual(['Soto Ayam']);
    expect(screen.getByRole('status')).toHaveTextContent('1 menu cocok dengan “KUNYIT”');
    await waitFor(() => expect(page.location().search).toBe('?q=KUNYIT'));
    expect(box()).toHaveValue('KUNYIT');
  });

  it('begins with the text of the address', async () => {
    visit('/menu?q=jeruk');
    await screen.findByRole('link', { name: 'Jus Jeruk' });
    expect(shown()).toEqual(['Jus Jeruk']);
    expect(box()).toHaveValue('jeruk');
  });

  it('follows the address when it changes by a link', async () => {
    const page = visit('/menu?q=jeruk');
    await screen.findByRole('link', { name: 'Jus Jeruk' });
    await page.user.click(screen.getByRole('link', { name: 'Menu lagi' }));
    expect(box()).toHaveValue('');
    expect(shown()).toEqual(['Soto Ayam', 'Jus Jeruk']);
  });

  it('puts the text into the address at once on Enter', async () => {
    const page = visit();
    await screen.findByRole('link', { name: 'Soto Ayam' });
    await page.user.type(box(), ' soto {Enter}');
    expect(page.location().search).toBe('?q=soto');
    expect(box()).toHaveValue(' soto ');
  });

  it('offers to reset a search that finds nothing', async () => {
    const page = visit('/menu?q=rendang');
    expect(await screen.findByRole('heading', { name: 'Menu Tidak Ditemukan' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 menu cocok dengan “rendang”');
    await page.user.click(screen.getByRole('button', { name: 'Reset Pencarian' }));
    expect(shown()).toEqual(['Soto Ayam', 'Jus Jeruk']);
    expect(page.location().search).toBe('');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('says so where there is no dish at all', async () => {
    visit('/menu', []);
    expect(await screen.findByRole('heading', { name: 'Menu Tidak Ditemukan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset Pencarian' })).toBeNull();
  });

  it('says that it failed, and tries again', async () => {
    const page = visit('/menu', failure(503));
    expect(await screen.findByRole('heading', { name: 'Menu belum dapat dimuat' })).toBeVisible();
    page.api.answer({ 'GET /menu-items': [soto] });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Soto Ayam' })).toBeVisible();
  });
});

describe('loadMenuList', () => {
  const load = (answer: object) => {
    const { dispatch } = createStore({ fetchApi: fakeApi({ 'GET /menu-items': answer }).fetchApi });
    return loadMenuList({ dispatch, params: {}, search: new URLSearchParams(), site: TEST_SITE });
  };

  it('describes the page by its first dish', async () => {
    const { status, head } = await load([soto, jus]);
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Menu | Lereng',
      canonical: '/menu',
      image: { url: soto.image_url, alt: 'Soto Ayam' },
    });
    expect(head.description).toContain('Lereng');
  });

  it('is 503 where the dishes cannot be had', async () => {
    const { status, head } = await load(failure(500));
    expect(status).toBe(503);
    expect(head.image).toBeUndefined();
  });
});
