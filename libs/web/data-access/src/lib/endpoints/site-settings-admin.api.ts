import { putSaved } from '../content-admin/put-saved';
import { type SiteSetting, siteSettingsApi } from './site-settings.api';
import {
  siteSettingsAdminGenerated,
  type UpdateSiteSettingApiArg,
} from './site-settings-admin.gen';

const IMAGE = {
  invalidatesTags: ['SiteSetting' as const],
  onQueryStarted: putSaved((saved: SiteSetting) =>
    siteSettingsApi.util.updateQueryData('listSiteSettings', undefined, (settings) => [
      ...settings.filter(({ key }) => key !== saved.key),
      saved,
    ]),
  ),
};

export const siteSettingsAdminApi = siteSettingsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting', 'Content'],
  endpoints: {
    getSiteSetting: { providesTags: ['SiteSetting', 'Content'] },
    // Also after an error: without a response, the call may have succeeded.
    updateSiteSetting: { invalidatesTags: ['SiteSetting'] },
    updateHomeImage: IMAGE,
    updateLogoImage: IMAGE,
    updateIconImage: IMAGE,
    removeLogoImage: { invalidatesTags: ['SiteSetting'] },
    removeIconImage: { invalidatesTags: ['SiteSetting'] },
  },
});

export const {
  useGetSiteSettingQuery,
  useUpdateSiteSettingMutation,
  useUpdateHomeImageMutation,
  useUpdateLogoImageMutation,
  useUpdateIconImageMutation,
  useRemoveLogoImageMutation,
  useRemoveIconImageMutation,
} = siteSettingsAdminApi;

export type TextSettingKey = UpdateSiteSettingApiArg['key'];
