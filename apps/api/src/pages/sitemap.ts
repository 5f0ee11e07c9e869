import { DEFAULT_LOCALE, hreflangs, type Locale, localPath } from '@lereng/shared-domain';

/** A page that search engines may list. */
export interface SitemapPage {
  path: string;
  /** When it changed last, in ISO 8601; null where nobody knows. */
  changedAt: string | null;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** The latest of several instants, all written alike in ISO 8601 UTC; null where there is none. */
export function newest(instants: readonly (string | null)[]): string | null {
  return instants.reduce<string | null>(
    (latest, each) => (latest === null || (each !== null && each > latest) ? each : latest),
    null,
  );
}

/**
 * A sitemap as https://www.sitemaps.org/protocol.html has it, with the languages of a page as
 * https://developers.google.com/search/docs/specialty/international/localized-versions has them.
 *
 * @param origin scheme and host of the site
 * @param locales in which each page is there
 */
export function sitemapXml(
  origin: string,
  pages: readonly SitemapPage[],
  locales: readonly Locale[] = [DEFAULT_LOCALE],
): string {
  const urlOf = (path: string, locale: Locale) => escaped(origin + localPath(path, locale));
  const isAlone = locales.length === 1;
  const entries = pages.flatMap(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
    const links = hreflangs(locales).map(
      ({ hreflang, locale }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${urlOf(path, locale)}"/>`,
    );
    return locales.map(
      (locale) => `<url><loc>${urlOf(path, locale)}</loc>${changed}${links.join('')}</url>\n`,
    );
  });
  const xhtml = isAlone ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${entries.join('')}</urlset>
`;
}
