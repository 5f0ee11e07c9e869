import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import { DEFAULT_SITE_NAME, usePageEnvironment } from '@lereng/web-feature';

/** The site's name, also after it was changed: the document has the one from before. */
export function useSiteName(): string {
  const { site } = usePageEnvironment();
  // Fetches nothing: the settings are here where they have been seen.
  const { data } = siteSettingsApi.endpoints.listSiteSettings.useQueryState();
  if (!data) return site.name;
  return data.find(({ key }) => key === 'site_name')?.value || DEFAULT_SITE_NAME;
}
