import {
  siteSettingsApi,
  useListSiteSettingsQuery,
  type SiteSetting,
} from '@lereng/web-data-access/site-settings';
import { type LoadContext, usePageEnvironment } from '@lereng/web-feature';
import { useMemo } from 'react';
import { toVenue, type Venue } from './venue';

const NO_SETTINGS: SiteSetting[] = [];

/** The venue's settings; defaults if they fail to load. */
export function useVenue(): Venue {
  const { locale } = usePageEnvironment();
  const { data = NO_SETTINGS } = useListSiteSettingsQuery();
  return useMemo(() => toVenue(data, locale), [data, locale]);
}

/** The same without a request of its own, inside of the layout, which has made it. */
export function useLoadedVenue(): Venue {
  const { locale } = usePageEnvironment();
  const { data = NO_SETTINGS } = siteSettingsApi.endpoints.listSiteSettings.useQueryState();
  return useMemo(() => toVenue(data, locale), [data, locale]);
}

/** The venue's settings for a page's `load`; RTK Query shares one request. */
export async function loadVenue({
  read,
  locale,
}: Pick<LoadContext, 'read' | 'locale'>): Promise<Venue> {
  const { data = NO_SETTINGS } = await read(siteSettingsApi.endpoints.listSiteSettings, undefined);
  return toVenue(data, locale);
}
