import { createStore } from '@lereng/web-data-access';
import { PageEnvironmentContext } from '@lereng/web-feature';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

/** Renders a part of the kit for a logged-in admin; any API call fails. */
export function renderScreen(ui: ReactNode) {
  const fetchApi = () => Promise.reject(new Error('The kit calls no API'));
  const store = createStore({ fetchApi, token: 'token' });
  const environment = {
    site: { name: 'Lereng', origin: 'https://lereng.test', timeZone: 'Asia/Jakarta' },
    seed: 1,
    today: '2026-11-20',
    preload: () => undefined,
    refreshHead: () => undefined,
  };
  render(
    <Provider store={store}>
      <PageEnvironmentContext value={environment}>{ui}</PageEnvironmentContext>
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}
