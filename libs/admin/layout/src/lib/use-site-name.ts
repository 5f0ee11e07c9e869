import { settingText, siteName } from '@lereng/shared-domain';
import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import { usePageEnvironment } from '@lereng/web-feature';
import { type LogoImage, logoOf } from '@lereng/web-ui';

/** The site's name, also after it was changed: the document has the one from before. */
export function useSiteName(): string {
  const { site } = usePageEnvironment();
  // Fetches nothing: the settings are here where they have been seen.
  const { data } = siteSettingsApi.endpoints.listSiteSettings.useQueryState();
  return data ? siteName(settingText(data)) : site.name;
}

/** The owner's logo, in the same way; null where there is none. */
export function useSiteLogo(): LogoImage | null {
  const { site } = usePageEnvironment();
  const { data } = siteSettingsApi.endpoints.listSiteSettings.useQueryState();
  if (data) return logoOf(data.find(({ key }) => key === 'logo_image') ?? {});
  const { url, width, height, ground, nameBeside } = site.logo ?? {};
  return logoOf({
    image_url: url,
    image_width: width,
    image_height: height,
    image_ground: ground,
    image_name_beside: nameBeside,
  });
}
