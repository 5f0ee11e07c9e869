import { siteSettingsApi } from '../site-settings';
import { siteSettingsAdminGenerated } from './site-settings-admin.gen';

export const siteSettingsAdminApi = siteSettingsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SiteSetting'],
  endpoints: {
    getSiteSetting: { providesTags: ['SiteSetting'] },
    // Also after an error: without a response, the call may have succeeded.
    updateSiteSetting: { invalidatesTags: ['SiteSetting'] },
    updateHomeImage: {
      invalidatesTags: ['SiteSetting'],
      // On a slow line the picture before would stay beside the success message until the next fetch.
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        const { data } = saved;
        dispatch(
          siteSettingsApi.util.updateQueryData('listSiteSettings', undefined, (settings) => [
            ...settings.filter(({ key }) => key !== data.key),
            data,
          ]),
        );
      },
    },
  },
});

export const { useGetSiteSettingQuery, useUpdateSiteSettingMutation, useUpdateHomeImageMutation } =
  siteSettingsAdminApi;
