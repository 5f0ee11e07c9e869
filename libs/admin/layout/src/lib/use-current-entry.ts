import { withoutTrailingSlashes } from '@lereng/shared-domain';
import type { NavigationEntry } from '@lereng/web-feature';
import { useLocation } from 'react-router-dom';

/** The `aria-current` of an entry's link: also `true` for the one that leads to a screen without an entry of its own. */
export function useCurrentEntry(
  navigation: readonly NavigationEntry[],
): (entry: NavigationEntry) => 'page' | 'true' | undefined {
  // A path may end with a slash.
  const path = withoutTrailingSlashes(useLocation().pathname);
  const parent = navigation.find(({ to }) => to === path)?.parent?.getHref();
  return ({ to }) => (path === to ? 'page' : parent === to ? 'true' : undefined);
}
