import { useAppDispatch } from '@lereng/web-data-access';
import { PageEnvironmentContext, type PageEnvironment } from '@lereng/web-feature';
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
import { useScrollMemory } from './scroll-memory';

interface NavigationProps extends Omit<AppProps, 'store'> {
  children: ReactNode;
}

/**
 * What a browser does by itself when it loads a page, done for navigations within the app: title,
 * description and canonical address, scroll position, focus, and telling the new page's name to
 * those who cannot see it.
 */
export function Navigation({ area, site, seed, served, onNavigator, children }: NavigationProps) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const { pathname, search } = location;

  // Each page is drawn with a number of its own, which follows from the one that came with the HTML.
  const [draw, setDraw] = useState({ pathname, seed });
  if (draw.pathname !== pathname) setDraw({ pathname, seed: nextSeed(draw.seed) });

  const load = useCallback(
    async (href: string) => {
      const url = new URL(href, site.origin);
      const match = matchRoute(area, url.pathname);
      if (!match || url.origin !== site.origin) return undefined;
      return loadRoute(match, { dispatch, search: url.searchParams, site });
    },
    [area, dispatch, site],
  );

  const environment = useMemo<PageEnvironment>(
    () => ({
      site,
      seed: draw.seed,
      // Nothing is lost when it fails: the visit itself asks again.
      preload: (href) => void load(href).catch(() => undefined),
    }),
    [load, draw.seed, site],
  );

  useEffect(() => onNavigator?.((to) => void navigate(to)), [navigate, onNavigator]);

  const servedAddress = useRef(served ? pathname + search : null);
  useEffect(() => {
    if (servedAddress.current === pathname + search) return;
    servedAddress.current = null;
    let outdated = false;
    load(pathname + search).then(
      (loaded) => {
        if (outdated || !loaded) return;
        if (loaded.redirect) return void navigate(loaded.redirect, { replace: true });
        showHead(document, loaded.head, site);
        setAnnouncement(loaded.head.title);
      },
      // The page's own boundary shows that its code did not come.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [load, navigate, pathname, search, site]);

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
      {children}
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {announcement}
      </p>
    </PageEnvironmentContext>
  );
}

/** The next number of a sequence that looks random and is the same for the same beginning. */
function nextSeed(seed: number): number {
  return (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
}
