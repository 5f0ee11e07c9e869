import type { Render, RenderRequest } from '@lereng/shared-contract';
import { shownData } from '@lereng/public-kit';
import { PaperFoot } from '@lereng/public-layout';
import {
  DEFAULT_LOCALE,
  endOfDay,
  isAdminPath,
  memoized,
  searchTerm,
  type CalendarDate,
} from '@lereng/shared-domain';
import {
  createStore,
  dehydrate,
  disposeStore,
  hasTransientErrors,
  PageDataContext,
  reader,
  storeData,
  type AppStore,
} from '@lereng/web-data-access';
import { pagePath, pageUrl, type Head } from '@lereng/web-feature';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ADMIN_TEXTS } from './admin-texts';
import { renderDocument } from './document/document';
import { pageAssets } from './document/page-assets';
import { qrCodePath } from './document/paper-foot';
import { publicArea } from './public-area';
import { AdminPlaceholder } from './shell/admin-placeholder';
import { App } from './shell/app';
import { loadRoute, matchRoute, type MatchedRoute } from './shell/area';
import { ReloadNotice } from './shell/reload-notice';

const ENTRIES = {
  deferred: ['src/deferred-hydration.ts', 'src/browser/report-browser-error.ts'],
  public: 'src/entry-client.tsx',
  admin: 'src/entry-admin.tsx',
} as const;

/** When a day ends in a zone, in milliseconds since 1970. */
const endsIn = memoized((timeZone: string) =>
  memoized((day: CalendarDate) => endOfDay(day, timeZone).getTime()),
);

/** Renders the HTML document of a URL of this site. */
export const render: Render = async (request) => {
  const { pathname, searchParams, search } = splitUrl(request.url);
  if (isAdminPath(pathname) && request.locale === DEFAULT_LOCALE) {
    return { status: 200, html: adminDocument(request, pathname), complete: true };
  }

  const { fetchApi, site, locale, today, report } = request;
  const match = matchRoute(publicArea, pathname);
  if (!match) return { status: 302, location: pagePath(site, publicArea.home) };

  const store = createStore({ fetchApi, report });
  const { dispatch } = store;
  const read = reader(dispatch);
  try {
    const [loaded] = await Promise.all([
      loadRoute(match, { read, dispatch, search: searchParams, site, locale, today }),
      publicArea.layout.load?.({ read }),
    ]);
    if (loaded?.redirect) return { status: 302, location: pagePath(site, loaded.redirect) };
    const head = loaded?.head ?? { title: '', description: '', canonical: pathname };
    const html = publicDocument(request, {
      store,
      match,
      head,
      location: pathname + search,
      search: searchTerm(searchParams.get('q')),
    });
    const complete = !hasTransientErrors(store.getState());
    return { status: loaded?.status ?? 200, html, complete };
  } finally {
    disposeStore(store);
  }
};

interface PublicView {
  store: AppStore;
  match: MatchedRoute;
  head: Head;
  location: string;
  /** What its list is searched for. */
  search: string;
}

function publicDocument(
  { site, locale, today, assets }: RenderRequest,
  { store, match, head, location, search }: PublicView,
): string {
  const data = storeData(store);
  const markup = renderToString(
    <StaticRouter basename={site.base} location={pagePath(site, location)}>
      <App area={publicArea} data={data} site={site} locale={locale} today={today} serverRendered />
    </StaticRouter>,
  );
  // Beside the application, which would need its code in every browser.
  const paperFoot = renderToStaticMarkup(
    <PageDataContext value={data}>
      <PaperFoot
        url={pageUrl(site, head.canonical)}
        locale={locale}
        qrCode={qrCodePath(head, site)}
      />
    </PageDataContext>,
  );
  const page = { path: match.route.path, today, search };
  return renderDocument({
    head,
    site,
    reloadNotice: renderToStaticMarkup(<ReloadNotice locale={locale} />),
    assets: pageAssets(assets, ENTRIES.public, match.route.file, ENTRIES.deferred),
    state: {
      site,
      locale,
      today,
      dayEnds: endsIn(site.timeZone)(today),
      store: dehydrate(store.getState(), (endpoint, data) => shownData(endpoint, data, page)),
    },
    markup,
    paperFoot,
  });
}

/** The back office is client-rendered: its document is the same for every path. */
function adminDocument({ site, locale, today, assets }: RenderRequest, pathname: string): string {
  const { title, description, noScript, website } = ADMIN_TEXTS;
  return renderDocument({
    head: { title, description, canonical: pathname, noIndex: true },
    site,
    assets: pageAssets(assets, ENTRIES.admin),
    state: { site, locale, today },
    markup: renderToStaticMarkup(<AdminPlaceholder locale={locale} />),
    noScript: `<p>${noScript} <a href="/">${website}</a></p>`,
  });
}

/** Splits a URL without interpreting `//host` as an authority. */
function splitUrl(url: string) {
  const [beforeHash = ''] = url.split('#', 1);
  const queryStart = beforeHash.indexOf('?');
  const pathname = queryStart < 0 ? beforeHash : beforeHash.slice(0, queryStart);
  const search = queryStart < 0 ? '' : beforeHash.slice(queryStart);
  return { pathname, search, searchParams: new URLSearchParams(search) };
}
