import { PageDataContext } from '@lereng/web-data-access';
import { usePageEnvironment, type FeatureRoute } from '@lereng/web-feature';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useRoutes } from 'react-router-dom';
import type { AppProps } from './app-props';
import { areaFor, labelled, matchRoute, navigationOf, routesOf, type Area } from './area';
import { ErrorBoundary } from './error-boundary';
import { Navigation } from './navigation';
import { PageFallback } from './page-fallback';
import { HydrationSignal } from './hydration-signal';

/** An area without its router: the server uses a StaticRouter, the browser a BrowserRouter. */
export function App({ area, data, ...view }: AppProps) {
  const content = (
    <PageDataContext value={data}>
      <Navigation area={area} data={data} {...view}>
        <AreaRoutes area={area} />
      </Navigation>
    </PageDataContext>
  );
  const { provider: Provider } = area;
  return Provider && data.store ? <Provider store={data.store}>{content}</Provider> : content;
}

function AreaRoutes({ area }: { area: Area }) {
  const { pathname } = useLocation();
  const routes = useRoutes([
    ...routesOf(area.withoutLayout).map(toPageRoute),
    { element: <LayoutRoute area={area} />, children: routesOf(area.features).map(toPageRoute) },
    { path: '*', element: <UnmatchedRoute area={area} /> },
  ]);
  return (
    <ErrorBoundary resetKey={pathname} home={area.home}>
      {routes}
    </ErrorBoundary>
  );
}

const toPageRoute = (route: FeatureRoute) => ({
  path: route.path,
  element: <RoutePage {...route} />,
});

function LayoutRoute({ area }: { area: Area }) {
  const { guard: Guard } = area;
  const { pathname } = useLocation();
  const { locale } = usePageEnvironment();
  const pageOf = (allowed: Area, page: ReactNode) => (
    <area.layout.component navigation={labelled(navigationOf(allowed), locale)}>
      <ErrorBoundary resetKey={pathname} home={area.home}>
        {page}
      </ErrorBoundary>
    </area.layout.component>
  );
  if (!Guard) return pageOf(area, <Outlet />);
  return (
    <Guard>
      {(role) => {
        const allowed = areaFor(area, role);
        // What is not for the role is as if it were not there.
        const isAllowed = matchRoute(allowed, pathname) !== null;
        return pageOf(allowed, isAllowed ? <Outlet /> : <Navigate to={allowed.home} replace />);
      }}
    </Guard>
  );
}

function RoutePage({ page: Page, path }: FeatureRoute) {
  return (
    // Each route has its own boundary: while a page suspends, the previous page is not shown and
    // the layout stays.
    <Suspense key={path} fallback={<PageFallback />}>
      <Page />
      <HydrationSignal />
    </Suspense>
  );
}

/** No route matches: load the other area's document, or go to this area's home. */
function UnmatchedRoute({ area }: { area: Area }) {
  const { pathname } = useLocation();
  const owned = area.owns(pathname);
  useEffect(() => {
    // The URL already belongs to the other area; only its document has to be loaded.
    if (!owned) window.location.reload();
  }, [owned]);
  return owned ? <Navigate to={area.home} replace /> : null;
}
