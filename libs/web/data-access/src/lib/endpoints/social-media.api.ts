import { listTags } from '../row-tags';
import { socialMediaGenerated, type ListSocialMediaApiResponse } from './social-media.gen';

export const socialMediaApi = socialMediaGenerated.enhanceEndpoints({
  addTagTypes: ['SocialMedia', 'Content'],
  endpoints: {
    listSocialMedia: { providesTags: listTags('SocialMedia') },
  },
});

export const { useListSocialMediaQuery } = socialMediaApi;

export type SocialMedia = ListSocialMediaApiResponse[number];
