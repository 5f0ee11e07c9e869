import { lazyPage, type FeatureRoute, type Path } from '@lereng/web-feature';
import type { ComponentType } from 'react';

/** Route of a page behind the login: with a title, excluded from search engines. */
export function adminPage(
  path: Path,
  title: string,
  load: () => Promise<{ default: ComponentType }>,
): FeatureRoute {
  const head = { description: title, canonical: path.getHref(), noIndex: true };
  return {
    path: path.pattern,
    page: lazyPage(load),
    load: ({ site }) => Promise.resolve({ head: { ...head, title: `${title} | ${site.name}` } }),
  };
}
