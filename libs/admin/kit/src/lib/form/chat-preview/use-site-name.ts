import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { DEFAULT_SITE_NAME, usePageEnvironment } from '@lereng/web-feature';

/** The site's name as it is stored now: the environment's is from when the tab was opened. */
export function useSiteName(): string {
  const { site } = usePageEnvironment();
  const { data } = useListSiteSettingsQuery();
  if (!data) return site.name;
  return data.find(({ key }) => key === 'site_name')?.value ?? DEFAULT_SITE_NAME;
}
