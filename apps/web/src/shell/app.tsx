import type { CalendarDate } from '@lereng/shared-domain';
import type { AppStore } from '@lereng/web-data-access';
import type { FeatureRoute, Site } from '@lereng/web-feature';
import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { navigationOf, routesOf, type Area } from './area';
import { ErrorBoundary } from './error-boundary';
import { Navigation } from './navigation';
import { PageFallback } from './page-fallback';
import { PageShown } from './page-shown';

export interface AppProps {
  area: Area;
  store: AppStore;
  site: Site;
  /** Number that the first view's random choices are drawn with. */
  seed: number;
  /** The venue's day in the first view. */
  today: CalendarDate;
  /** Whether the first view came whole from the server. */
  served: boolean;
  /** Handed the router's way to go to an address, for code outside of it. */
  onNavigator?: (navigate: (to: string) => void) => void;
}

/** An area as server and browser render it; the router around it is theirs. */
export function App({ area, store, ...view }: AppProps) {
  return (
    <Provider store={store}>
      <Navigation area={area} {...view}>
        <AreaRoutes area={area} />
      </Navigation>
    </Provider>
  );
}

function AreaRoutes({ area }: { area: Area }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} home={area.home}>
      <Routes>
        {routesOf(area.bare).map((route) => (
          <Route key={route.path} path={route.path} element={<RoutePage {...route} />} />
        ))}
        <Route element={<Frame area={area} />}>
          {routesOf(area.features).map((route) => (
            <Route key={route.path} path={route.path} element={<RoutePage {...route} />} />
          ))}
        </Route>
        <Route path="*" element={<Elsewhere area={area} />} />
      </Routes>
    </ErrorBoundary>
  );
}

function Frame({ area }: { area: Area }) {
  const { layout, guard: Guard } = area;
  const { pathname } = useLocation();
  const framed = (
    <layout.component navigation={navigationOf(area)}>
      <ErrorBoundary resetKey={pathname} home={area.home}>
        <Outlet />
      </ErrorBoundary>
    </layout.component>
  );
  return Guard ? <Guard>{framed}</Guard> : framed;
}

function RoutePage({ page: Page, path }: FeatureRoute) {
  return (
    // A boundary of its own for every route: a page that is still coming does not show the last
    // one's content, nor does it take the frame away.
    <Suspense key={path} fallback={<PageFallback />}>
      <Page />
      <PageShown />
    </Suspense>
  );
}

/** An address that no route has: the other area's document, or this area's home. */
function Elsewhere({ area }: { area: Area }) {
  const { pathname } = useLocation();
  const owned = area.owns(pathname);
  useEffect(() => {
    // The address is already that of the other area; only its document is missing.
    if (!owned) window.location.reload();
  }, [owned]);
  return owned ? <Navigate to={area.home} replace /> : null;
}
