import type { Site } from '@lereng/shared-contract';

/** The path of a page in the language of the site's present page: `/en/menu` of `/menu`, `/en` of `/`. */
export const pagePath = ({ base = '' }: Pick<Site, 'base'>, path: string): string =>
  base === '' ? path : base + path.replace(/^\/(?=$|\?)/, '');

/** The whole URL of the same. */
export const pageUrl = (site: Pick<Site, 'base' | 'origin'>, path: string): string =>
  site.origin + pagePath(site, path);
