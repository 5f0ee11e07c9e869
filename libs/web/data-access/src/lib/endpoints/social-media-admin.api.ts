import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { socialMediaApi, type SocialMedia } from './social-media.api';
import { rowTag } from '../row-tags';
import { socialMediaAdminGenerated } from './social-media-admin.gen';

const { create, update, remove } = managedEndpoints({
  tag: 'SocialMedia',
  updateList: (change: ListChange<SocialMedia>) =>
    socialMediaApi.util.updateQueryData('listSocialMedia', undefined, change),
});

const socialMediaAdminApi = socialMediaAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SocialMedia', 'Content', 'Trash'],
  endpoints: {
    getSocialMedia: { providesTags: rowTag('SocialMedia') },
    createSocialMedia: create,
    updateSocialMedia: update,
    removeSocialMedia: remove,
  },
});

/** What the back office reads and writes. */
export const socialMediaCalls = {
  useList: socialMediaApi.useListSocialMediaQuery,
  get: socialMediaAdminApi.endpoints.getSocialMedia,
  useCreate: socialMediaAdminApi.useCreateSocialMediaMutation,
  useUpdate: socialMediaAdminApi.useUpdateSocialMediaMutation,
  useRemove: socialMediaAdminApi.useRemoveSocialMediaMutation,
};
