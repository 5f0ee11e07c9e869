import { otherLocale, searchTerm, type Locale } from '@lereng/shared-domain';
import type { ListedText } from '@lereng/web-data-access';
import type { LoadContext, ReadableEndpoint } from '@lereng/web-feature';

/** Reads the texts of a list in the other language, if the URL searches and the site has one. */
export async function loadOtherTexts(
  { read, search, site, locale }: LoadContext,
  endpoint: ReadableEndpoint<Locale, { data?: readonly ListedText[] }>,
): Promise<void> {
  const other = otherLocale(site.locales, locale);
  if (other && searchTerm(search.get('q')).trim() !== '') await read(endpoint, other);
}
