import { calendarDateIn, type CalendarDate } from '@lereng/shared-domain';
import {
  createStore,
  dehydrate,
  disposeStore,
  hasPassingFailures,
  type AppStore,
  type FetchApi,
} from '@lereng/web-data-access';
import type { Head, Site } from '@lereng/web-feature';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { renderDocument } from './document/document';
import { pageAssets, type ClientManifest } from './document/page-assets';
import { publicArea } from './public-area';
import { App } from './shell/app';
import { loadRoute, matchRoute, type MatchedRoute } from './shell/area';
import { isAdminPath } from './shell/is-admin-path';
import { words } from './words';

const ENTRIES = {
  start: 'src/start.ts',
  public: 'src/entry-client.tsx',
  admin: 'src/entry-admin.tsx',
};

export interface RenderRequest {
  /** Path and query of the address. */
  url: string;
  fetchApi: FetchApi;
  site: Site;
  /** Number that the page's random choices are drawn with. */
  seed: number;
  assets: ClientManifest;
  /** Takes the failures that no visitor is shown. */
  report: (message: string) => void;
}

export type RenderResult =
  | {
      status: 200 | 404 | 503;
      html: string;
      /** False where something is left out that may be there the next time. */
      complete: boolean;
      location?: undefined;
    }
  /** A redirect within the site. */
  | { status: 302; location: string; html?: undefined; complete?: undefined };

/** Renders an address of the site as a whole HTML document. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { pathname, searchParams, search } = splitUrl(request.url);
  if (isAdminPath(pathname)) {
    return { status: 200, html: adminDocument(request, pathname), complete: true };
  }

  const match = matchRoute(publicArea, pathname);
  if (!match) return { status: 302, location: publicArea.home };

  const { fetchApi, site, report } = request;
  const today = calendarDateIn(new Date(), site.timeZone);
  const store = createStore({ fetchApi, report });
  try {
    const [loaded] = await Promise.all([
      loadRoute(match, { dispatch: store.dispatch, search: searchParams, site, today }),
      publicArea.layout.load?.({ dispatch: store.dispatch, site }),
    ]);
    if (loaded?.redirect) return { status: 302, location: loaded.redirect };
    const head = loaded?.head ?? { title: '', description: '', canonical: pathname };
    const html = publicDocument(request, { store, match, head, today, address: pathname + search });
    const complete = !hasPassingFailures(store.getState());
    return { status: loaded?.status ?? 200, html, complete };
  } finally {
    disposeStore(store);
  }
}

interface PublicView {
  store: AppStore;
  match: MatchedRoute;
  head: Head;
  today: CalendarDate;
  address: string;
}

function publicDocument(
  { site, seed, assets }: RenderRequest,
  { store, match, head, today, address }: PublicView,
): string {
  const markup = renderToString(
    <StaticRouter location={address}>
      <App area={publicArea} store={store} site={site} seed={seed} today={today} served />
    </StaticRouter>,
  );
  return renderDocument({
    head,
    site,
    assets: pageAssets(assets, ENTRIES.public, [match.route.page.file], ENTRIES.start),
    state: { site, seed, today, store: dehydrate(store.getState()) },
    markup,
  });
}

/** The back office is rendered in the browser: its document is the same for every address. */
function adminDocument({ site, seed, assets }: RenderRequest, pathname: string): string {
  const { title, description, noScript, website } = words.admin;
  return renderDocument({
    head: { title, description, canonical: pathname, noIndex: true },
    site,
    assets: pageAssets(assets, ENTRIES.admin, []),
    state: { site, seed, today: calendarDateIn(new Date(), site.timeZone) },
    markup: '',
    noScript: `<p>${noScript} <a href="/">${website}</a></p>`,
  });
}

/** Takes an address apart without reading a host into it. */
function splitUrl(url: string) {
  const [beforeHash = ''] = url.split('#', 1);
  const mark = beforeHash.indexOf('?');
  const pathname = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const search = mark < 0 ? '' : beforeHash.slice(mark);
  return { pathname, search, searchParams: new URLSearchParams(search) };
}
