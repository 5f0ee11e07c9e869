import { DEFAULT_SITE_NAME, lazyPage, type FeatureRoute, type Path } from '@lereng/web-feature';
import type { ComponentType } from 'react';

/** Route of a page behind the login: its title in the tab, and hidden from search engines. */
export function adminPage(
  path: Path,
  title: string,
  load: () => Promise<{ default: ComponentType }>,
): FeatureRoute {
  const head = {
    title: `${title} | ${DEFAULT_SITE_NAME}`,
    description: title,
    canonical: path.getHref(),
    noIndex: true,
  };
  return { path: path.pattern, page: lazyPage(load), load: () => Promise.resolve({ head }) };
}
