import { siteSettingsAdminGenerated } from './site-settings-admin.gen';

export const siteSettingsAdminApi = siteSettingsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting'],
  endpoints: {
    getSiteSetting: { providesTags: ['SiteSetting'] },
    // Also after an error: without a response, the call may have succeeded.
    updateSiteSetting: { invalidatesTags: ['SiteSetting'] },
    updateHomeImage: { invalidatesTags: ['SiteSetting'] },
  },
});

export const { useGetSiteSettingQuery, useUpdateSiteSettingMutation, useUpdateHomeImageMutation } =
  siteSettingsAdminApi;
