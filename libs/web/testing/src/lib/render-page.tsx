import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import {
  adminCalls,
  createStore,
  PageDataContext,
  storeData,
  type AppStore,
  type StoreOptions,
} from '@lereng/web-data-access';
import { PageEnvironmentContext, type PageEnvironment, type Site } from '@lereng/web-feature';
import { configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { fakeApi, type FakeApi, type FakeRoutes } from './fake-api';

// What is waited for comes within milliseconds, but for a machine that is busy with something else.
configure({ asyncUtilTimeout: 20_000 });

export const TEST_SITE: Site = {
  name: 'Lereng',
  origin: 'https://lereng.test',
  timeZone: 'Asia/Jakarta',
  previewUrl: '/uploads/previews/site/1/site.jpg',
};
/** The venue's day in tests. */
export const TEST_TODAY = '2026-11-20';

/** What the shell gives to pages, in tests. */
export const TEST_ENVIRONMENT: PageEnvironment = {
  site: TEST_SITE,
  locale: DEFAULT_LOCALE,
  today: TEST_TODAY,
  preload: () => undefined,
  preloadCode: () => undefined,
  refreshHead: () => undefined,
  renew: () => Promise.resolve(true),
  renewals: 0,
};

export interface RenderPageOptions extends Pick<StoreOptions, 'token' | 'onUnauthorized'> {
  /** The API's responses, or an existing fake. */
  api?: FakeRoutes | FakeApi;
  /** The path to visit. */
  path?: string;
  /** Pattern for `path`, when the page reads parameters. */
  pattern?: string;
  environment?: Partial<PageEnvironment>;
}

export interface RenderedPage extends RenderResult {
  api: FakeApi;
  store: AppStore;
  user: UserEvent;
  /** The router's current location. */
  location: () => Location;
}

/** Renders a component with a store, a router and the page's environment. */
export function renderPage(
  ui: ReactNode,
  { api = {}, path = '/', pattern = '*', environment, ...options }: RenderPageOptions = {},
): RenderedPage {
  const fake = isFakeApi(api) ? api : fakeApi(api);
  const store = createStore({ ...options, fetchApi: fake.fetchApi, adminCalls });
  const data = storeData(store);
  const page: PageEnvironment = { ...TEST_ENVIRONMENT, ...environment };
  let current: Location | undefined;
  const Probe = () => {
    current = useLocation();
    return null;
  };
  const inside = (content: ReactNode) => (
    <Provider store={store}>
      <PageDataContext value={data}>
        <PageEnvironmentContext value={page}>
          <MemoryRouter initialEntries={[path]}>
            <Probe />
            <Routes>
              <Route path={pattern} element={content} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </PageEnvironmentContext>
      </PageDataContext>
    </Provider>
  );
  const result = render(inside(ui));
  return {
    ...result,
    rerender: (content) => result.rerender(inside(content)),
    api: fake,
    store,
    user: userEvent.setup(),
    location: () => {
      if (!current) throw new Error('nothing was rendered');
      return current;
    },
  };
}

function isFakeApi(value: FakeRoutes | FakeApi): value is FakeApi {
  return typeof (value as FakeApi).fetchApi === 'function';
}
