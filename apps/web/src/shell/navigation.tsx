import type { CalendarDate } from '@lereng/shared-domain';
import { useAppDispatch, venueDayChanged } from '@lereng/web-data-access';
import { PageEnvironmentContext, type Loaded, type PageEnvironment } from '@lereng/web-feature';
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
import { showHead } from '../document/show-head';
import type { AppProps } from './app';
import { loadRoute, matchRoute } from './area';
import { focusPage } from './focus-page';
import { PageShownContext } from './page-shown';
import { useScrollMemory } from './scroll-memory';
import { useVenueDay } from './use-venue-day';

interface NavigationProps extends Omit<AppProps, 'store'> {
  children: ReactNode;
}

/**
 * What a browser does by itself when it loads a page, done for navigations within the app: title,
 * description and canonical address, scroll position, focus, and telling the new page's name to
 * those who cannot see it.
 */
export function Navigation({
  area,
  site,
  seed,
  today: firstDay,
  served,
  onNavigator,
  children,
}: NavigationProps) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const { pathname, search } = location;

  // Each page is drawn with a number of its own, which follows from the one that came with the HTML.
  const [draw, setDraw] = useState({ pathname, seed });
  if (draw.pathname !== pathname) setDraw({ pathname, seed: nextSeed(draw.seed) });

  const refresh = useCallback(() => void dispatch(venueDayChanged()), [dispatch]);
  const [stands, setStands] = useState(!served);
  const pageShown = useCallback(() => setStands(true), []);
  const today = useVenueDay(firstDay, site.timeZone, refresh, stands);

  const load = useCallback(
    async (href: string) => {
      const url = new URL(href, site.origin);
      const match = matchRoute(area, url.pathname);
      if (!match || url.origin !== site.origin) return undefined;
      return loadRoute(match, { dispatch, search: url.searchParams, site, today });
    },
    [area, dispatch, site, today],
  );

  const show = useCallback(
    ({ head, redirect }: Loaded) => {
      if (redirect) return void navigate(redirect, { replace: true });
      const known = document.title;
      showHead(document, head, site);
      // A page that stays what it was, although the day or the search has changed, says nothing.
      if (head.title !== known) setAnnouncement(head.title);
    },
    [navigate, site],
  );

  const environment = useMemo<PageEnvironment>(
    () => ({
      site,
      seed: draw.seed,
      today,
      // Nothing is lost when it fails: the visit itself asks again.
      preload: (href) => void load(href).catch(() => undefined),
      refreshHead: () =>
        void load(pathname + search).then(
          (loaded) => loaded && show(loaded),
          () => undefined,
        ),
    }),
    [load, show, draw.seed, pathname, search, site, today],
  );

  useEffect(() => onNavigator?.((to) => void navigate(to)), [navigate, onNavigator]);

  // What the server made needs no loading, as long as it is that address on that day.
  const servedView = useRef(served ? viewOf(pathname + search, firstDay) : null);
  useEffect(() => {
    if (servedView.current === viewOf(pathname + search, today)) return;
    servedView.current = null;
    let outdated = false;
    load(pathname + search).then(
      (loaded) => {
        if (loaded && !outdated) show(loaded);
      },
      // The page's own boundary shows that its code did not come.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [load, show, pathname, search, today]);

  const shown = useRef(pathname);
  // Before the new page is painted: a quick Tab must not start from the old one.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage(document);
  }, [pathname]);

  useScrollMemory(location, navigationType);

  return (
    <PageEnvironmentContext value={environment}>
      <PageShownContext value={pageShown}>{children}</PageShownContext>
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {announcement}
      </p>
    </PageEnvironmentContext>
  );
}

const viewOf = (address: string, day: CalendarDate): string => `${day} ${address}`;

/** The next number of a sequence that looks random and is the same for the same beginning. */
function nextSeed(seed: number): number {
  return (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
}
