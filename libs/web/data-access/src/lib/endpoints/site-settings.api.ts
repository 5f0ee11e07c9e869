import { siteSettingsGenerated, type ListSiteSettingsApiResponse } from './site-settings.gen';

export const siteSettingsApi = siteSettingsGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting', 'Content'],
  endpoints: {
    listSiteSettings: { providesTags: ['SiteSetting', 'Content'] },
  },
});

export const { useListSiteSettingsQuery } = siteSettingsApi;

export type SiteSetting = ListSiteSettingsApiResponse[number];
