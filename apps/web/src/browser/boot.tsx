import { connectTokenStorage, createStore, readToken } from '@lereng/web-data-access';
import { paths } from '@lereng/web-feature';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ROOT_ID } from '../document/marks';
import { readServedState } from '../document/served-state';
import { App } from '../shell/app';
import { matchRoute, type Area } from '../shell/area';
import { fetchApi } from './fetch-api';
import { reloadOnMissingChunk } from './missing-chunk';

/** Starts an area in the document that the server sent. */
export async function boot(area: Area): Promise<Root> {
  reloadOnMissingChunk(window);
  const { site, seed, today, store: preloadedState } = readServedState(document);
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no #${ROOT_ID}`);

  // Until the router is there, and where it broke, the browser leads.
  let navigate = (to: string) => window.location.assign(to);
  const store = createStore({
    fetchApi,
    preloadedState,
    token: readToken(() => window.localStorage),
    onUnauthorized: () => {
      const login = paths.admin.login.getHref();
      if (!window.location.pathname.startsWith(login)) navigate(login);
    },
    report: (message) => console.warn(message),
  });
  connectTokenStorage(store, window);

  const match = matchRoute(area, window.location.pathname);
  // The page's own boundary shows what is wrong when its code does not come.
  await match?.route.page.preload().catch(() => undefined);

  const served = preloadedState !== undefined;
  const app = (
    <BrowserRouter>
      <App
        area={area}
        store={store}
        site={site}
        seed={seed}
        today={today}
        served={served}
        onNavigator={(byRouter) => {
          navigate = byRouter;
        }}
      />
    </BrowserRouter>
  );
  // A transition yields to the visitor's finger every few milliseconds; plain hydration does not.
  if (served) return hydrateInSteps(root, app);
  const fresh = createRoot(root);
  fresh.render(app);
  return fresh;
}

function hydrateInSteps(container: Element, app: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, app)));
  });
}
