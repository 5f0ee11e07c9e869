import {
  type Feature,
  type FeatureNavigation,
  type FeatureRoute,
  type Layout,
  type LoadContext,
  type LoadResult,
  type NavigationEntry,
} from '@lereng/web-feature';
import { type Locale, type Role, valueIn, withoutControlCharacters } from '@lereng/shared-domain';
import type { AppStore } from '@lereng/web-data-access';
import type { ComponentType, ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';

/** One of the site's two areas, each with its own layout and entry. */
export interface Area {
  layout: Layout;
  features: Feature[];
  /** Features rendered without the layout, such as the login page. */
  withoutLayout?: Feature[];
  /** Renders for authorized users only, and says what their role is. */
  guard?: ComponentType<{ children: (role: Role) => ReactNode }>;
  /** Gives the store to hooks of its own, in an area that has one from the start. */
  provider?: ComponentType<{ store: AppStore; children: ReactNode }>;
  /** Refetches at the venue's midnight what `load` does not read. */
  refetch?: (dispatch: AppStore['dispatch']) => void;
  /** Where an unknown path redirects to. */
  home: string;
  /** Whether a path belongs to this area. */
  owns: (pathname: string) => boolean;
}

export interface MatchedRoute {
  route: FeatureRoute;
  params: LoadContext['params'];
}

export function navigationOf({ features }: Area): FeatureNavigation[] {
  return features
    .flatMap(({ navigation = [] }) => navigation)
    .sort((one, other) => one.order - other.order);
}

/** The entries as a layout shows them: with their labels in the language of the page. */
export function labelled(
  navigation: readonly FeatureNavigation[],
  locale: Locale,
): NavigationEntry[] {
  return navigation.map((entry) => {
    const { label } = entry;
    return { ...entry, label: typeof label === 'string' ? label : valueIn(label, locale) };
  });
}

/** The area with those of its features that a role may use; its home is the first one where the role has no other. */
export function areaFor(area: Area, role: Role): Area {
  const features = area.features.filter(({ roles }) => roles?.includes(role) ?? true);
  const allowed = { ...area, features };
  if (matchRoute(allowed, area.home)) return allowed;
  return { ...allowed, home: navigationOf(allowed)[0]?.to ?? area.home };
}

export function routesOf(features: Feature[] = []): FeatureRoute[] {
  return features.flatMap(({ routes }) => routes);
}

/** The route that the router matches for a path, or null. */
export function matchRoute(area: Area, pathname: string): MatchedRoute | null {
  // React Router treats a second slash as the start of a host.
  if (pathname.startsWith('//') || !isDecodable(pathname)) return null;
  const candidates = routesOf([...area.features, ...(area.withoutLayout ?? [])]);
  const match = matchRoutes(
    candidates.map((route) => ({ path: route.path, route })),
    pathname,
  )?.at(-1);
  return match ? { route: match.route.route, params: match.params } : null;
}

function isDecodable(pathname: string): boolean {
  try {
    // The comparison keeps the call: the bundler drops a call whose result is unused, and with it
    // the exception.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Fetches a route's code, and none of its data. */
export const loadCode = ({ route }: MatchedRoute): Promise<unknown> =>
  Promise.all([route.page.preload(), route.load?.preload?.()]);

/**
 * Loads a route's chunk, unless somebody else does, and data in parallel. The page's own address has no control character that somebody put into the
 * path.
 */
export async function loadRoute(
  { route, params }: MatchedRoute,
  context: Omit<LoadContext, 'params'>,
  withCode = true,
): Promise<LoadResult | undefined> {
  const [loaded] = await Promise.all([
    route.load?.({ ...context, params }),
    withCode && route.page.preload(),
  ]);
  if (!loaded) return undefined;
  const { head } = loaded;
  return { ...loaded, head: { ...head, canonical: withoutControlCharacters(head.canonical) } };
}
