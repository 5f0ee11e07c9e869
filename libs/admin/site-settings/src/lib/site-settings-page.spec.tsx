import { renderPage, TEST_SITE, TEST_TODAY } from '@lereng/web-testing';
import { screen } from '@testing-library/react';
import { adminSiteSettingsFeature } from './admin-site-settings-feature';

const api = { 'GET /site-settings': [] };
const [route] = adminSiteSettingsFeature.routes;

describe('adminSiteSettingsFeature', () => {
  it('renders a page with one heading at its path', async () => {
    await route!.page.preload();
    const Page = route!.page;
    renderPage(<Page />, { api, path: '/admin/site-settings', pattern: route!.path });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pengaturan Beranda');
  });

  it('says what the page is, and where', async () => {
    const { store } = renderPage(null, { api });
    const loaded = await route!.load!({
      dispatch: store.dispatch,
      params: {},
      search: new URLSearchParams(),
      site: TEST_SITE,
      today: TEST_TODAY,
    });

    expect(loaded.head.title).toContain('Pengaturan Beranda');
    expect(loaded.head.canonical).toBe('/admin/site-settings');
  });

  it('has an entry in the navigation', () => {
    expect(adminSiteSettingsFeature.navigation).toMatchObject([
      { label: 'Pengaturan Beranda', to: '/admin/site-settings', order: 20 },
    ]);
  });
});
