import type { CalendarDate } from '@lereng/shared-domain';
import type { PageData, StoreOptions } from '@lereng/web-data-access';
import { paths, renewServerClock } from '@lereng/web-feature';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ROOT_ID } from '../document/dom-ids';
import { readHydrationState } from '../document/hydration-state';
import { App } from '../shell/app';
import { matchRoute, type Area } from '../shell/area';
import { askForTime } from './fetch-api';
import { reloadOnStaleChunk } from './stale-chunk-reload';

/** With what Chromium says of a document that its speculation rules had requested. */
type NavigationTiming = PerformanceNavigationTiming & { deliveryType?: string };

/** Gives the data of an area: what the document brought, and how the shell hears of calls. */
export type OpenData = (
  options: Pick<StoreOptions, 'dehydratedState' | 'onUnauthorized' | 'report'>,
) => PageData;

/**
 * Hydrates the server's markup, or renders an area whose document has none.
 * @throws where the code of a server-rendered page cannot be loaded: its markup stays as it is
 */
export async function boot(area: Area, openData: OpenData): Promise<Root> {
  const { site, locale, today, dayEnds, store: dehydratedState } = readHydrationState(document);
  const isOld = startClock(today);
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no #${ROOT_ID}`);

  // Until the router has mounted, and if it failed to, navigate by loading a document.
  let navigate = (to: string) => window.location.assign(to);
  const data = openData({
    dehydratedState,
    onUnauthorized: () => {
      const login = paths.admin.login.getHref();
      if (!window.location.pathname.startsWith(login)) navigate(login);
    },
    report: (message) => console.warn(message),
  });

  // What follows takes a slow phone as long again, so a finger comes first where the browser can say so.
  await window.scheduler?.yield();
  const { pathname } = window.location;
  const match = matchRoute(area, pathname.slice(site.base?.length) || '/');
  const serverRendered = dehydratedState !== undefined;
  try {
    // Behind a guard it is not known yet whose page it is.
    if (!area.guard) await match?.route.page.preload();
  } catch (error) {
    // Hydrating would replace what the server sent. A client-rendered page is requested once more as it is rendered.
    if (serverRendered) throw error;
  }
  reloadOnStaleChunk(window);
  const app = (
    <BrowserRouter basename={site.base}>
      <App
        area={area}
        data={data}
        site={site}
        locale={locale}
        today={today}
        dayEnds={dayEnds}
        serverRendered={serverRendered}
        isOld={serverRendered && isOld}
        onNavigator={(byRouter) => {
          navigate = byRouter;
        }}
      />
    </BrowserRouter>
  );
  // Hydration inside a transition yields to input every few milliseconds; plain hydration blocks.
  if (serverRendered) return hydrateInSteps(root, app);
  const fresh = createRoot(root);
  fresh.render(app);
  return fresh;
}

function hydrateInSteps(container: Element, app: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, app)));
  });
}

/**
 * Takes the time from the page's response, or asks for it, on the venue's day until it is known.
 * @returns whether the page was not transferred for this visit: then it is of any age, such as that of a tab that was
 * opened again, or one that the browser had requested when a finger touched its link, and kept for minutes
 */
function startClock(today: CalendarDate): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as NavigationTiming[];
  const named = navigation?.serverTiming?.find(({ name }) => name === 'now');
  renewServerClock(named?.duration ?? Date.parse(`${today}T11:00Z`), navigation?.responseStart);
  const isOld =
    navigation?.transferSize === 0 || navigation?.deliveryType === 'navigational-prefetch';
  if (!named || isOld) askForTime();
  return isOld;
}
