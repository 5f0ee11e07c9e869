import { putSaved } from '../content-admin/put-saved';
import { type SiteSetting, siteSettingsApi } from './site-settings.api';
import {
  siteSettingsAdminGenerated,
  type UpdateSiteSettingApiArg,
} from './site-settings-admin.gen';

const SAVED = {
  // Also after an error: without a response, the call may have succeeded.
  invalidatesTags: ['SiteSetting' as const],
  onQueryStarted: putSaved((saved: SiteSetting) =>
    siteSettingsApi.util.updateQueryData('listSiteSettings', undefined, (settings) =>
      // The API lists no setting without a value.
      [...settings.filter(({ key }) => key !== saved.key), saved].filter(
        ({ value }) => value !== null,
      ),
    ),
  ),
};

const siteSettingsAdminApi = siteSettingsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting', 'Content'],
  endpoints: {
    getSiteSetting: { providesTags: ['SiteSetting', 'Content'] },
    updateSiteSetting: SAVED,
    updateHomeImage: SAVED,
    updateLogoImage: SAVED,
    updateIconImage: SAVED,
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
