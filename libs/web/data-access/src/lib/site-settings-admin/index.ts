import type { UpdateSiteSettingApiArg } from './site-settings-admin.gen';

export {
  siteSettingsAdminApi,
  useGetSiteSettingQuery,
  useUpdateHomeImageMutation,
  useUpdateSiteSettingMutation,
} from './site-settings-admin.api';
export type TextSettingKey = UpdateSiteSettingApiArg['key'];
