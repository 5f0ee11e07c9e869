import {
  siteSettingsApi,
  useListSiteSettingsQuery,
  type SiteSetting,
} from '@lereng/web-data-access/site-settings';
import type { LoadContext } from '@lereng/web-feature';
import { useMemo } from 'react';
import { toVenue, type Venue } from './venue';

const NONE: SiteSetting[] = [];

/** The venue as its owner describes it; the defaults where the settings cannot be had. */
export function useVenue(): Venue {
  const { data = NONE } = useListSiteSettingsQuery();
  return useMemo(() => toVenue(data), [data]);
}

/** The same for a page's `load`. However many ask, the settings are fetched once. */
export async function loadVenue(dispatch: LoadContext['dispatch']): Promise<Venue> {
  const { data = NONE } = await dispatch(
    siteSettingsApi.endpoints.listSiteSettings.initiate(undefined, { subscribe: false }),
  );
  return toVenue(data);
}
