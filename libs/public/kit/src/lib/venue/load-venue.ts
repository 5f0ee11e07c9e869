import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import type { LoadContext } from '@lereng/web-feature';
import { toVenue, type Venue } from './venue';

/** The venue's settings for a page's `load`; RTK Query shares one request. */
export async function loadVenue({
  read,
  locale,
}: Pick<LoadContext, 'read' | 'locale'>): Promise<Venue> {
  const { data = [] } = await read(siteSettingsApi.endpoints.listSiteSettings, undefined);
  return toVenue(data, locale);
}
