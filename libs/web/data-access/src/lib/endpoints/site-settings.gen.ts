// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { SiteSettingResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSiteSettings: build.query<ListSiteSettingsApiResponse, ListSiteSettingsApiArg>({
      query: () => ({ url: `/site-settings` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as siteSettingsGenerated };
export type ListSiteSettingsApiResponse = /** status 200 The list */ SiteSettingResponse[];
export type ListSiteSettingsApiArg = void;
export const { useListSiteSettingsQuery } = injectedRtkApi;
