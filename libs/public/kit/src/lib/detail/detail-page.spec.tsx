import { chatMessagesFrom } from '@lereng/shared-sentences';
import type { ApiResponse, AppStore } from '@lereng/web-data-access';
import { useListedRow, useRead } from '@lereng/web-data-access';
import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { aMenuItem, aSocialMedia, failure, renderPage, type FakeRoutes } from '@lereng/web-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { DetailFrame } from './detail-frame';
import { DetailPage } from './detail-page';
import { useIdParameter } from './use-id-parameter';

const kopi = aMenuItem({ id: 3, name: 'Kopi' });
const soto = aMenuItem({ id: 4, name: 'Soto' });
const words = {
  notFound: 'Hal tidak ditemukan',
  notFoundHint: 'Gagal dimuat.',
  toList: 'Kembali ke semua hal',
};

function Page() {
  const id = useIdParameter();
  const query = useRead('getMenuItem', id ?? 0, { skip: id === null });
  return (
    <DetailPage
      words={words}
      listNameKey="menu_name"
      listPath="/hal"
      id={id}
      query={query}
      listed={useListedRow('listMenuItems', id)}
    >
      {(row) => (
        <>
          <DetailFrame
            name={row.name}
            image={row}
            path={`/hal/${row.id}`}
            back={{ to: '/hal', label: 'Semua hal' }}
            price="Gratis"
            priceText="Gratis"
            message={chatMessagesFrom('id').menuItem(row.name)}
          >
            <p>Isi.</p>
          </DetailFrame>
          <Link to="/hal/4">Hal lain</Link>
          {query.isError && <p>Belum diperbarui</p>}
        </>
      )}
    </DetailPage>
  );
}

const visit = (routes: FakeRoutes = {}, path = '/hal/3') =>
  renderPage(<Page />, {
    path,
    pattern: '/hal/:id',
    api: { 'GET /menu-items/3': kopi, 'GET /social-media': [aSocialMedia()], ...routes },
  });

/** What the shell dispatches when the venue's day changes. */
const refetch = (store: AppStore) =>
  act(async () => {
    const { getMenuItem } = menuItemsApi.endpoints;
    await store.dispatch(getMenuItem.initiate(3, { subscribe: false, forceRefetch: true }));
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a detail page', () => {
  it('shows photo, back link, price and order button, and a loader before', async () => {
    visit();
    expect(screen.getByRole('status')).toHaveTextContent('Memuat');
    await heading('Kopi');
    expect(screen.getByRole('img', { name: 'Kopi' })).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('link', { name: 'Semua hal' })).toHaveAttribute('href', '/hal');
    expect(screen.getByText('Gratis')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pesan via WhatsApp' })).toBeVisible();
    expect(screen.getByText('Isi.')).toBeVisible();
  });

  describe('of a row that a list has', () => {
    const visitNext = async (response: FakeRoutes[string]) => {
      const page = visit({ 'GET /menu-items': [kopi, soto], 'GET /menu-items/4': response });
      await heading('Kopi');
      const { listMenuItems } = menuItemsApi.endpoints;
      await act(async () => void (await page.store.dispatch(listMenuItems.initiate())));
      await page.user.click(screen.getByRole('link', { name: 'Hal lain' }));
    };

    it('shows it until its own response is there', async () => {
      let respond: (response: ApiResponse) => void = () => undefined;
      await visitNext(() => new Promise((resolve) => (respond = resolve)));
      await heading('Soto');
      await act(async () => respond({ status: 200, body: { ...soto, name: 'Soto ayam' } }));
      expect(await heading('Soto ayam')).toBeVisible();
    });

    it('shows the failure of its own response', async () => {
      await visitNext(failure(500));
      expect(await heading('Hal tidak ditemukan')).toBeVisible();
      expect(screen.queryByText('Soto')).toBeNull();
    });
  });

  it('shows nothing of the previous row while the next one loads', async () => {
    const page = visit({ 'GET /menu-items/4': soto });
    const photo = await screen.findByRole('img', { name: 'Kopi' });
    await page.user.click(screen.getByRole('link', { name: 'Hal lain' }));
    await heading('Soto');
    expect(photo).not.toBeInTheDocument();
    expect(screen.queryByText('Kopi')).toBeNull();
  });

  it('redirects to the list where the path has no id', async () => {
    const page = visit({}, '/hal/abc');
    await waitFor(() => expect(page.location().pathname).toBe('/hal'));
    expect(page.api.log()).toEqual([]);
  });

  it('redirects to the list when the row is deleted meanwhile', async () => {
    const page = visit();
    await heading('Kopi');
    page.api.respondWith({ 'GET /menu-items/3': failure(404) });
    await refetch(page.store);
    await waitFor(() => expect(page.location().pathname).toBe('/hal'));
  });

  it('keeps showing a row whose refetch failed', async () => {
    const page = visit();
    await heading('Kopi');
    page.api.respondWith({ 'GET /menu-items/3': failure(503) });
    await refetch(page.store);
    expect(await screen.findByText('Belum diperbarui')).toBeVisible();
    expect(await heading('Kopi')).toBeVisible();
  });

  it.each([failure(500), failure(503), () => Promise.reject(new Error('offline'))])(
    'shows a failure, stays at the path and retries',
    async (response) => {
      const page = visit({ 'GET /menu-items/3': response });
      expect(await heading('Hal tidak ditemukan')).toBeVisible();
      expect(page.location().pathname).toBe('/hal/3');
      expect(screen.getByRole('link', { name: 'Kembali ke semua hal' })).toHaveAttribute(
        'href',
        '/hal',
      );
      page.api.respondWith({ 'GET /menu-items/3': kopi });
      await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await heading('Kopi')).toBeVisible();
    },
  );
});
