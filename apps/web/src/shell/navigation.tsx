import type { CalendarDate } from '@lereng/shared-domain';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reader } from '@lereng/web-data-access';
import {
  FROM_MISSING_PAGE,
  PageEnvironmentContext,
  type LoadContext,
  type LoadResult,
  type PageEnvironment,
  type Read,
} from '@lereng/web-feature';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { updateHead } from '../document/update-head';
import type { AppProps } from './app-props';
import { loadCode, loadRoute, matchRoute, type Area } from './area';
import { focusPage } from './focus-page';
import { HydrationSignalContext } from './hydration-signal';
import { useScrollRestoration } from './scroll-restoration';
import { useVenueDay } from './use-venue-day';

interface NavigationProps extends AppProps {
  children: ReactNode;
}

/** The result of a page's `load`, with the function that shows its head: its code is fetched with the first page besides the first view. */
interface Loaded {
  result: LoadResult;
  updateHead: typeof updateHead;
}

/**
 * Does for client-side navigations what a browser does for documents: title and meta tags, scroll
 * position, focus, and a live region with the new title.
 *
 * It also decides when what a page shows is renewed (E2): with each navigation, when the tab is seen again or opened
 * again, at the venue's midnight, and when the layout says so. Then `load` requests anew what it reads and what is no
 * longer fresh, and is run with what is cached, then once more when the responses are there.
 */
export function Navigation({
  area,
  data,
  site,
  locale,
  today: firstDay,
  dayEnds,
  serverRendered,
  isOld = false,
  onNavigator,
  children,
}: NavigationProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const { pathname, search } = location;

  /** Called when what the present renewal asks for is there. */
  const awaiting = useRef<((isThere: boolean) => void)[]>([]);
  const [renewals, countRenewal] = useReducer((count: number) => count + 1, 0);
  const renew = useCallback(() => {
    if (data.store) area.refetch?.(data.store.dispatch);
    countRenewal();
  }, [area, data]);
  const [hydrated, setHydrated] = useState(!serverRendered);
  // RTK Query takes the responses in the document for new ones, so their age is passed on with the first renewal.
  const holdsOld = useRef(isOld);
  const signalHydrated = useCallback(() => {
    setHydrated(true);
    // From now on a link requests the data of its page, and the browser's own prefetching of documents ends.
    document.documentElement.dataset['hydrated'] = '';
    if (holdsOld.current) countRenewal();
  }, []);
  const today = useVenueDay({ day: firstDay, ends: dayEnds }, site.timeZone, renew, hydrated);

  const load = useCallback(
    async (href: string, read: Read, withCode = true) => {
      const url = new URL(href, site.origin);
      const match = matchRoute(area, url.pathname);
      if (!match || url.origin !== site.origin) return undefined;
      // What `load` changes, it has read before: the store is there by then.
      const dispatch = ((action: UnknownAction) =>
        data.store?.dispatch(action)) as LoadContext['dispatch'];
      const context = { read, dispatch, search: url.searchParams, site, locale, today };
      const [result, { updateHead }] = await Promise.all([
        loadRoute(match, context, withCode),
        import('./after-first-view'),
      ]);
      return result && { result, updateHead };
    },
    [area, data, site, locale, today],
  );
  /** Reads what is held, and requests the rest. */
  const read = useMemo(() => readLater(async () => reader((await data.open()).dispatch)), [data]);

  const announced = useRef<{ view: string; status: LoadResult['status'] }>({
    view: pathname + search,
    status: 200,
  });
  const apply = useCallback(
    (view: string, { result: { head, redirect, status = 200 }, updateHead }: Loaded) => {
      if (redirect) return void navigate(redirect, { replace: true, state: FROM_MISSING_PAGE });
      const previousTitle = document.title;
      updateHead(document, head, site, locale);
      // A refetch is announced only where the page has become another one.
      const { current } = announced;
      announced.current = { view, status };
      const isOther = current.view !== view || current.status !== status;
      if (isOther && head.title !== previousTitle) setAnnouncement(head.title);
    },
    [navigate, site, locale],
  );

  const environment = useMemo<PageEnvironment>(
    () => ({
      site,
      locale,
      today,
      // A failed preload is repeated by the visit itself.
      preload: (href) =>
        void Promise.all([load(href, read), area.layout.load?.({ read })]).catch(() => undefined),
      preloadCode: (hrefs) => void preloadCode(area, hrefs),
      refreshHead: countRenewal,
      renew: () =>
        new Promise((resolve) => {
          awaiting.current.push(resolve);
          countRenewal();
        }),
      renewals,
    }),
    [area, load, read, renewals, site, locale, today],
  );

  useEffect(() => onNavigator?.((to) => void navigate(to)), [navigate, onNavigator]);

  const show = useCallback(
    async (view: string, isSuperseded: () => boolean) => {
      const late: PromiseLike<unknown>[] = [];
      const isOldDocument = holdsOld.current;
      holdsOld.current = false;
      const renewing = readLater(async () => {
        const [{ renewingReader }, { dispatch }] = await Promise.all([
          import('./after-first-view'),
          data.open(),
        ]);
        return renewingReader(dispatch, late, isOldDocument);
      });
      const [held] = await Promise.all([
        // Behind a guard it is not known yet whose page it is: the page loads its code itself.
        load(view, renewing, !area.guard),
        area.layout.load?.({ read: renewing }),
      ]);
      if (held && !isSuperseded()) apply(view, held);
      if (late.length === 0) return isThere(held);
      await Promise.all(late);
      const renewed = isSuperseded() ? undefined : await load(view, read);
      if (renewed && !isSuperseded()) apply(view, renewed);
      return isThere(renewed ?? held);
    },
    [area, data, load, read, apply],
  );

  // The server-rendered view needs no `load` while URL and day are unchanged and nothing is renewed.
  const serverRenderedView = useRef(
    serverRendered ? viewKey(pathname + search, firstDay, renewals) : null,
  );
  useEffect(() => {
    const view = pathname + search;
    if (serverRenderedView.current === viewKey(view, today, renewals)) return;
    serverRenderedView.current = null;
    let superseded = false;
    // The page's error boundary reports a failed chunk.
    const renewed = awaiting.current.splice(0);
    const tell = (there: boolean) => renewed.forEach((each) => each(there));
    show(view, () => superseded).then(tell, () => tell(true));
    return () => {
      superseded = true;
    };
  }, [show, pathname, search, today, renewals]);

  const lastPathname = useRef(pathname);
  // Before paint, or a quick Tab continues from the previous page's focus.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusPage(document);
  }, [pathname]);

  useScrollRestoration(location, navigationType);

  return (
    <PageEnvironmentContext value={environment}>
      <HydrationSignalContext value={signalHydrated}>{children}</HydrationSignalContext>
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {announcement}
      </p>
    </PageEnvironmentContext>
  );
}

/** One path a task: all in one would block a slow phone for a third of a second. */
async function preloadCode(area: Area, hrefs: readonly string[]): Promise<void> {
  for (const href of hrefs) {
    await new Promise((resolve) => setTimeout(resolve));
    const match = matchRoute(area, href);
    if (match) loadCode(match).catch(() => undefined);
  }
}

/** Opens the store with the first read, so that the code which reads is loaded beside that of the store. */
function readLater(open: () => Promise<Read>): Read {
  let opening: Promise<Read> | undefined;
  return async (endpoint, arg) => (await (opening ??= open()))(endpoint, arg);
}

/** Whether what a page shows was found. */
const isThere = (loaded: Loaded | undefined): boolean =>
  !loaded?.result.redirect && loaded?.result.status !== 404;

const viewKey = (path: string, day: CalendarDate, renewals: number): string =>
  `${renewals} ${day} ${path}`;
