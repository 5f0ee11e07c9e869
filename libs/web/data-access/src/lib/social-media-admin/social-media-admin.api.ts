import { socialMediaAdminGenerated } from './social-media-admin.gen';

export const socialMediaAdminApi = socialMediaAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SocialMedia', 'Trash'],
  endpoints: {
    getSocialMedia: { providesTags: (_link, _error, id) => [{ type: 'SocialMedia', id }] },
    // Also after an error: without a response, the call may have succeeded.
    createSocialMedia: { invalidatesTags: [{ type: 'SocialMedia', id: 'LIST' }] },
    // Also after an error: the row may have been deleted meanwhile.
    updateSocialMedia: {
      invalidatesTags: (_link, _error, { id }) => [{ type: 'SocialMedia', id }],
    },
    removeSocialMedia: { invalidatesTags: [{ type: 'SocialMedia', id: 'LIST' }, 'Trash'] },
  },
});

export const {
  useGetSocialMediaQuery,
  useCreateSocialMediaMutation,
  useUpdateSocialMediaMutation,
  useRemoveSocialMediaMutation,
} = socialMediaAdminApi;
