import { menuItemsApi, useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { aMenuItem, failure, renderPage } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router-dom';
import { ListPage } from './list-page';
import type { ListWords } from './list-words';

const words: ListWords = {
  title: 'Semua Hal',
  introduction: 'Apa saja yang ada.',
  search: 'Cari hal',
  count: (count) => `${count} hal`,
  found: (count, text) => `${count} hal cocok dengan “${text}”`,
  noneFound: 'Hal Tidak Ditemukan',
  noneFoundHint: (text) => `Tidak ada “${text}”.`,
  noneYet: 'Belum ada apa-apa.',
  failed: 'Hal belum dapat dimuat',
  failedHint: 'Coba lagi nanti.',
};

const rows = [
  aMenuItem({ id: 1, name: 'Soto Ayam', description: 'Kuah kunyit' }),
  aMenuItem({ id: 2, name: 'Jus Jeruk', description: null }),
  aMenuItem({ id: 3, name: 'Kopi', description: null }),
];

function Page() {
  const query = useListMenuItemsQuery();
  return (
    <>
      <ListPage words={words} path="/hal" query={query} grid="grid" firstSeen={2}>
        {({ name }, { priority }) => <h2 data-priority={priority}>{name}</h2>}
      </ListPage>
      {query.isError && <p>Belum diperbarui</p>}
    </>
  );
}

const visit = (path = '/hal', answer: object = rows) =>
  renderPage(
    <>
      <Page />
      <Link to="/hal">Semua lagi</Link>
    </>,
    { path, pattern: '/hal', api: { 'GET /menu-items': answer } },
  );

const box = () => screen.getByRole('searchbox', { name: 'Cari hal' });
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const there = (name = 'Soto Ayam') => screen.findByRole('heading', { name });

describe('a list page', () => {
  it('shows every row, asks for the first pictures before all others, and counts', async () => {
    visit();
    await there();
    const cards = screen.getAllByRole('heading', { level: 2 });
    expect(cards.map(({ dataset }) => dataset['priority'])).toEqual(['true', 'true', 'false']);
    expect(screen.getByRole('status')).toHaveTextContent('3 hal');
    expect(screen.getByRole('heading', { level: 1, name: 'Semua Hal' })).toBeVisible();
  });

  it('searches while one types, announces the count and puts the text into the address', async () => {
    const page = visit();
    await there();
    await page.user.type(box(), 'KUNYIT');
    expect(shown()).toEqual(['Soto Ayam']);
    expect(screen.getByRole('status')).toHaveTextContent('1 hal cocok dengan “KUNYIT”');
    await waitFor(() => expect(page.location().search).toBe('?q=KUNYIT'));
    expect(box()).toHaveValue('KUNYIT');
  });

  it('begins with the text of the address', async () => {
    visit('/hal?q=jeruk');
    await there('Jus Jeruk');
    expect(shown()).toEqual(['Jus Jeruk']);
    expect(box()).toHaveValue('jeruk');
  });

  it('follows the address when it changes by a link', async () => {
    const page = visit('/hal?q=jeruk');
    await there('Jus Jeruk');
    await page.user.click(screen.getByRole('link', { name: 'Semua lagi' }));
    expect(box()).toHaveValue('');
    expect(shown()).toHaveLength(3);
  });

  it('puts the text into the address at once on Enter', async () => {
    const page = visit();
    await there();
    await page.user.type(box(), ' soto {Enter}');
    expect(page.location().search).toBe('?q=soto');
    expect(box()).toHaveValue(' soto ');
  });

  it('offers to reset a search that finds nothing', async () => {
    const page = visit('/hal?q=rendang');
    expect(await there('Hal Tidak Ditemukan')).toBeVisible();
    expect(screen.getByText('Tidak ada “rendang”.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 hal cocok dengan “rendang”');
    await page.user.click(screen.getByRole('button', { name: 'Reset Pencarian' }));
    expect(shown()).toHaveLength(3);
    expect(page.location().search).toBe('');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('says so where there is nothing at all, and leads home', async () => {
    visit('/hal', []);
    expect(await there('Hal Tidak Ditemukan')).toBeVisible();
    expect(screen.getByText('Belum ada apa-apa.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset Pencarian' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
  });

  it('says that it failed, and tries again', async () => {
    const page = visit('/hal', failure(503));
    expect(await there('Hal belum dapat dimuat')).toBeVisible();
    page.api.answer({ 'GET /menu-items': rows });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await there()).toBeVisible();
  });

  it('goes on showing what it has where a newer list does not come', async () => {
    const page = visit();
    await there();
    page.api.answer({ 'GET /menu-items': failure(503) });
    const { listMenuItems } = menuItemsApi.endpoints;
    await page.store.dispatch(
      listMenuItems.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    expect(await screen.findByText('Belum diperbarui')).toBeVisible();
    expect(shown()).toHaveLength(3);
  });

  it('has a form that leads to its own address without scripts', () => {
    const query = { currentData: rows, isFetching: false, refetch: async () => ({}) };
    const markup = renderToString(
      <StaticRouter location="/hal?q=kopi">
        <ListPage words={words} path="/hal" query={query} grid="grid" firstSeen={1}>
          {({ name }) => name}
        </ListPage>
      </StaticRouter>,
    );
    const page = document.createElement('div');
    page.innerHTML = markup;
    const form = page.querySelector('form[role=search]');
    expect(form).toHaveAttribute('action', '/hal');
    expect(form?.querySelector('input[name=q]')).toHaveValue('kopi');
    expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['Kopi']);
  });
});
