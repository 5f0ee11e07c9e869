import { useHeld, useRead } from '@lereng/web-data-access';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { usePageEnvironment } from '@lereng/web-feature';
import { useMemo } from 'react';
import { toVenue, type Venue } from './venue';

const NO_SETTINGS: SiteSetting[] = [];

/** The venue's settings; defaults if they fail to load. */
export function useVenue(): Venue {
  const { locale } = usePageEnvironment();
  const { data = NO_SETTINGS } = useRead('listSiteSettings');
  return useMemo(() => toVenue(data, locale), [data, locale]);
}

/** The same without a request of its own, inside of the layout, which has made it. */
export function useLoadedVenue(): Venue {
  const { locale } = usePageEnvironment();
  const { data = NO_SETTINGS } = useHeld('listSiteSettings', undefined);
  return useMemo(() => toVenue(data, locale), [data, locale]);
}
