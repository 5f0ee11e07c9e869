import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { aMenuItem, aSocialMedia, failure, fakeApi, renderPage } from '../index';

function MenuItemName() {
  const { id } = useParams();
  const { data = [], isError } = useListMenuItemsQuery();
  const { today } = usePageEnvironment();
  return (
    <>
      <h1>{`${id} ${today} ${isError ? 'gagal' : data.map(({ name }) => name).join()}`}</h1>
      <PageLink to="/menu">Menu</PageLink>
    </>
  );
}

describe('renderPage', () => {
  it('provides store, parameters and environment', async () => {
    const page = renderPage(<MenuItemName />, {
      path: '/menu/3',
      pattern: '/menu/:id',
      environment: { today: '2026-11-21' },
      api: { 'GET /menu-items': [aMenuItem({ name: 'Soto' })] },
    });
    expect(await screen.findByRole('heading', { name: '3 2026-11-21 Soto' })).toBeVisible();
    expect(page.api.log()).toEqual(['GET /menu-items']);
    await page.user.click(screen.getByRole('link', { name: 'Menu' }));
    expect(page.location().pathname).toBe('/menu');
  });

  it('supports failures and replaced responses', async () => {
    const api = fakeApi({ 'GET /menu-items': failure(503) });
    renderPage(<MenuItemName />, { api });
    expect(await screen.findByRole('heading', { name: /gagal/ })).toBeVisible();
    api.respondWith({ 'GET /menu-items': () => ({ status: 200, body: [] }) });
    await expect(api.fetchApi({ method: 'GET', path: '/menu-items' })).resolves.toEqual({
      status: 200,
      body: [],
    });
  });
});

describe('factories', () => {
  it('make distinct rows', () => {
    expect(aMenuItem().id).not.toBe(aMenuItem().id);
    expect(aSocialMedia({ platform: 'tiktok' })).toMatchObject({ platform: 'tiktok' });
  });
});
