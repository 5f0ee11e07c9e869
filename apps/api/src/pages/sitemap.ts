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
 * A sitemap as https://www.sitemaps.org/protocol.html has it.
 *
 * @param origin scheme and host of the site
 */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
    return `<url><loc>${escaped(`${origin}${path}`)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
