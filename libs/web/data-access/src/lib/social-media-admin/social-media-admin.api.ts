import { socialMediaAdminGenerated } from './social-media-admin.gen';

export const socialMediaAdminApi = socialMediaAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SocialMedia'],
  endpoints: {
    // Whatever came of it: a call without an answer may have been done all the same.
    createSocialMedia: { invalidatesTags: [{ type: 'SocialMedia', id: 'LIST' }] },
    // A failed change may have found a row that is gone: what is shown is asked for again.
    updateSocialMedia: {
      invalidatesTags: (_link, _error, { id }) => [{ type: 'SocialMedia', id }],
    },
    removeSocialMedia: { invalidatesTags: [{ type: 'SocialMedia', id: 'LIST' }] },
  },
});

export const {
  useCreateSocialMediaMutation,
  useUpdateSocialMediaMutation,
  useRemoveSocialMediaMutation,
} = socialMediaAdminApi;
