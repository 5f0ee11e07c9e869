import { createStore } from '@lereng/web-data-access';
import { aSetting, failure, fakeApi, renderPage } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { loadVenue, useVenue } from './use-venue';

const settings = [aSetting('site_name', 'Kebun Kita')];

function Name() {
  return <h1>{useVenue().siteName}</h1>;
}

describe('useVenue', () => {
  it("returns the owner's settings", async () => {
    renderPage(<Name />, { api: { 'GET /site-settings': settings } });
    expect(await screen.findByRole('heading', { name: 'Kebun Kita' })).toBeVisible();
  });

  it('returns the defaults when the settings fail to load', async () => {
    const page = renderPage(<Name />, { api: { 'GET /site-settings': failure(503) } });
    await waitFor(() => expect(page.api.log()).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Lereng' })).toBeVisible();
  });
});

describe('loadVenue', () => {
  it('makes one request for any number of callers', async () => {
    const api = fakeApi({ 'GET /site-settings': settings });
    const { dispatch } = createStore({ fetchApi: api.fetchApi });
    const venues = await Promise.all([loadVenue(dispatch), loadVenue(dispatch)]);
    expect(venues.map(({ siteName }) => siteName)).toEqual(['Kebun Kita', 'Kebun Kita']);
    expect(api.calls).toHaveLength(1);
  });

  it('returns the defaults when the settings fail to load', async () => {
    const { dispatch } = createStore({
      fetchApi: fakeApi({ 'GET /site-settings': failure(500) }).fetchApi,
    });
    expect(await loadVenue(dispatch)).toMatchObject({ siteName: 'Lereng' });
  });
});
