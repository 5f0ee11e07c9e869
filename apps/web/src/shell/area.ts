import type {
  Feature,
  FeatureRoute,
  Layout,
  LoadContext,
  Loaded,
  NavigationEntry,
} from '@lereng/web-feature';
import type { ComponentType, ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';

/** One of the site's two areas: its frame, and the features inside and outside of it. */
export interface Area {
  layout: Layout;
  features: Feature[];
  /** Features that stand without the frame, such as the login page. */
  bare?: Feature[];
  /** Lets only those through to the frame who may see it. */
  guard?: ComponentType<{ children: ReactNode }>;
  /** Where an unknown address leads. */
  home: string;
  /** True for the addresses that belong here. */
  owns: (pathname: string) => boolean;
}

export interface MatchedRoute {
  route: FeatureRoute;
  params: LoadContext['params'];
}

export function navigationOf({ features }: Area): NavigationEntry[] {
  return features
    .flatMap(({ navigation = [] }) => navigation)
    .sort((one, other) => one.order - other.order);
}

export function routesOf(features: Feature[] = []): FeatureRoute[] {
  return features.flatMap(({ routes }) => routes);
}

/** The route of an address, found as the router finds it; null where the area has none. */
export function matchRoute(area: Area, pathname: string): MatchedRoute | null {
  // The router reads a second slash as the beginning of a host.
  if (pathname.startsWith('//') || !isDecodable(pathname)) return null;
  const candidates = routesOf([...area.features, ...(area.bare ?? [])]);
  const match = matchRoutes(
    candidates.map((route) => ({ path: route.path, route })),
    pathname,
  )?.at(-1);
  return match ? { route: match.route.route, params: match.params } : null;
}

function isDecodable(pathname: string): boolean {
  try {
    // The build drops a call whose result nobody uses, and its error with it.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Gets a route's code and data, side by side. */
export async function loadRoute(
  { route, params }: MatchedRoute,
  context: Omit<LoadContext, 'params'>,
): Promise<Loaded | undefined> {
  const [loaded] = await Promise.all([route.load?.({ ...context, params }), route.page.preload()]);
  return loaded;
}
