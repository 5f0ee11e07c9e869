import { putSaved, withoutRow, withRow } from '../put-saved';
import { socialMediaApi, type SocialMedia } from '../social-media';
import { socialMediaAdminGenerated } from './social-media-admin.gen';

const putSavedRow = putSaved((saved: SocialMedia) =>
  socialMediaApi.util.updateQueryData('listSocialMedia', undefined, withRow(saved)),
);

export const socialMediaAdminApi = socialMediaAdminGenerated.enhanceEndpoints({
  addTagTypes: ['SocialMedia', 'Trash'],
  endpoints: {
    getSocialMedia: { providesTags: (_link, _error, id) => [{ type: 'SocialMedia', id }] },
    // Also after an error: without a response, the call may have succeeded.
    createSocialMedia: {
      invalidatesTags: [{ type: 'SocialMedia', id: 'LIST' }],
      onQueryStarted: putSavedRow,
    },
    // Also after an error: the row may have been deleted meanwhile.
    updateSocialMedia: {
      invalidatesTags: (_link, _error, { id }) => [{ type: 'SocialMedia', id }],
      onQueryStarted: putSavedRow,
    },
    removeSocialMedia: {
      invalidatesTags: [{ type: 'SocialMedia', id: 'LIST' }, 'Trash'],
      onQueryStarted: putSaved((_nothing, { id }) =>
        socialMediaApi.util.updateQueryData('listSocialMedia', undefined, withoutRow(id)),
      ),
    },
  },
});

export const {
  useGetSocialMediaQuery,
  useCreateSocialMediaMutation,
  useUpdateSocialMediaMutation,
  useRemoveSocialMediaMutation,
} = socialMediaAdminApi;
