import { socialMediaGenerated } from './social-media.gen';

export const socialMediaApi = socialMediaGenerated.enhanceEndpoints({
  addTagTypes: ['SocialMedia'],
  endpoints: {
    listSocialMedia: {
      providesTags: (links = []) => [
        { type: 'SocialMedia', id: 'LIST' },
        ...links.map(({ id }) => ({ type: 'SocialMedia' as const, id })),
      ],
    },
  },
});

export const { useListSocialMediaQuery } = socialMediaApi;
