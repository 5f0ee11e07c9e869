import { siteSettingsGenerated } from './site-settings.gen';

export const siteSettingsApi = siteSettingsGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting'],
  endpoints: {
    listSiteSettings: { providesTags: ['SiteSetting'] },
  },
});

export const { useListSiteSettingsQuery } = siteSettingsApi;
