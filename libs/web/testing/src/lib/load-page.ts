import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { createStore, reader } from '@lereng/web-data-access';
import type { LoadContext } from '@lereng/web-feature';
import { fakeApi, type FakeRoutes } from './fake-api';
import { TEST_SITE, TEST_TODAY } from './render-page';

/** Calls a page's `load` with the API's responses, as the server does. */
export function loadPage<Loaded>(
  load: (context: LoadContext) => Loaded,
  api: FakeRoutes,
  context: Partial<Pick<LoadContext, 'params' | 'today' | 'locale'>> = {},
): Loaded {
  const { dispatch } = createStore({ fetchApi: fakeApi(api).fetchApi });
  const search = new URLSearchParams();
  const read = reader(dispatch);
  return load({
    read,
    dispatch,
    params: {},
    search,
    site: TEST_SITE,
    locale: DEFAULT_LOCALE,
    today: TEST_TODAY,
    ...context,
  });
}
