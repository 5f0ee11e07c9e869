import type { ListSiteSettingsApiResponse } from './site-settings.gen';

export { siteSettingsApi, useListSiteSettingsQuery } from './site-settings.api';
export type SiteSetting = ListSiteSettingsApiResponse[number];
