import type { CalendarDate } from '@lereng/shared-domain';
import { useAppDispatch, venueDayChanged } from '@lereng/web-data-access';
import {
  FROM_MISSING_PAGE,
  PageEnvironmentContext,
  type LoadResult,
  type PageEnvironment,
} from '@lereng/web-feature';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { updateHead } from '../document/update-head';
import type { AppProps } from './app-props';
import { loadRoute, matchRoute } from './area';
import { focusPage } from './focus-page';
import { HydrationSignalContext } from './hydration-signal';
import { useScrollRestoration } from './scroll-restoration';
import { useVenueDay } from './use-venue-day';

interface NavigationProps extends Omit<AppProps, 'store'> {
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
 */
export function Navigation({
  area,
  site,
  today: firstDay,
  serverRendered,
  onNavigator,
  children,
}: NavigationProps) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const { pathname, search } = location;

  const refresh = useCallback(() => void dispatch(venueDayChanged()), [dispatch]);
  const [hydrated, setHydrated] = useState(!serverRendered);
  const signalHydrated = useCallback(() => setHydrated(true), []);
  const today = useVenueDay(firstDay, site.timeZone, refresh, hydrated);

  const load = useCallback(
    async (href: string) => {
      const url = new URL(href, site.origin);
      const match = matchRoute(area, url.pathname);
      if (!match || url.origin !== site.origin) return undefined;
      const context = { dispatch, search: url.searchParams, site, today };
      const [result, { updateHead }] = await Promise.all([
        loadRoute(match, context),
        import('../document/update-head'),
      ]);
      return result && { result, updateHead };
    },
    [area, dispatch, site, today],
  );

  const apply = useCallback(
    ({ result: { head, redirect }, updateHead }: Loaded) => {
      if (redirect) return void navigate(redirect, { replace: true, state: FROM_MISSING_PAGE });
      const previousTitle = document.title;
      updateHead(document, head, site);
      // A refetch of the same page must not be announced again.
      if (head.title !== previousTitle) setAnnouncement(head.title);
    },
    [navigate, site],
  );

  const environment = useMemo<PageEnvironment>(
    () => ({
      site,
      today,
      // A failed preload is repeated by the visit itself.
      preload: (href) => void load(href).catch(() => undefined),
      refreshHead: () =>
        void load(pathname + search).then(
          (loaded) => loaded && apply(loaded),
          () => undefined,
        ),
    }),
    [load, apply, pathname, search, site, today],
  );

  useEffect(() => onNavigator?.((to) => void navigate(to)), [navigate, onNavigator]);

  // The server-rendered view needs no `load` while URL and day are unchanged.
  const serverRenderedView = useRef(serverRendered ? viewKey(pathname + search, firstDay) : null);
  useEffect(() => {
    if (serverRenderedView.current === viewKey(pathname + search, today)) return;
    serverRenderedView.current = null;
    let superseded = false;
    load(pathname + search).then(
      (loaded) => {
        if (loaded && !superseded) apply(loaded);
      },
      // The page's error boundary reports the failed chunk.
      () => undefined,
    );
    return () => {
      superseded = true;
    };
  }, [load, apply, pathname, search, today]);

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

const viewKey = (path: string, day: CalendarDate): string => `${day} ${path}`;
