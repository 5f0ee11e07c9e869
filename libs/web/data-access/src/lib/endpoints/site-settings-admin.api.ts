import { putSaved } from '../content-admin/put-saved';
import { siteSettingsApi } from './site-settings.api';
import {
  siteSettingsAdminGenerated,
  type UpdateSiteSettingApiArg,
} from './site-settings-admin.gen';

export const siteSettingsAdminApi = siteSettingsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting', 'Content'],
  endpoints: {
    getSiteSetting: { providesTags: ['SiteSetting', 'Content'] },
    // Also after an error: without a response, the call may have succeeded.
    updateSiteSetting: { invalidatesTags: ['SiteSetting'] },
    updateHomeImage: {
      invalidatesTags: ['SiteSetting'],
      onQueryStarted: putSaved((saved) =>
        siteSettingsApi.util.updateQueryData('listSiteSettings', undefined, (settings) => [
          ...settings.filter(({ key }) => key !== saved.key),
          saved,
        ]),
      ),
    },
  },
});

export const { useGetSiteSettingQuery, useUpdateSiteSettingMutation, useUpdateHomeImageMutation } =
  siteSettingsAdminApi;

export type TextSettingKey = UpdateSiteSettingApiArg['key'];
