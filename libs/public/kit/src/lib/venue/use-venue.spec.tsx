import { createStore } from '@lereng/web-data-access';
import { aSetting, fakeApi, renderPage } from '@lereng/web-testing';
import { screen } from '@testing-library/react';
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
});

describe('loadVenue', () => {
  it('makes one request for any number of callers', async () => {
    const api = fakeApi({ 'GET /site-settings': settings });
    const { dispatch } = createStore({ fetchApi: api.fetchApi });
    const venues = await Promise.all([loadVenue(dispatch), loadVenue(dispatch)]);
    expect(venues.map(({ siteName }) => siteName)).toEqual(['Kebun Kita', 'Kebun Kita']);
    expect(api.calls).toHaveLength(1);
  });
});
