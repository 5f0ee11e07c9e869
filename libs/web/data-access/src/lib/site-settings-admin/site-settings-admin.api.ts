import { siteSettingsAdminGenerated } from './site-settings-admin.gen';

export const siteSettingsAdminApi = siteSettingsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting'],
  endpoints: {
    // Whatever came of it: a call without an answer may have been done all the same.
    updateSiteSetting: { invalidatesTags: ['SiteSetting'] },
    updateHomeImage: { invalidatesTags: ['SiteSetting'] },
  },
});

export const { useUpdateSiteSettingMutation, useUpdateHomeImageMutation } = siteSettingsAdminApi;
