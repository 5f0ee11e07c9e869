import { listTags } from '../row-tags';
import { socialMediaGenerated } from './social-media.gen';

export const socialMediaApi = socialMediaGenerated.enhanceEndpoints({
  addTagTypes: ['SocialMedia', 'Content'],
  endpoints: {
    listSocialMedia: { providesTags: listTags('SocialMedia') },
  },
});

export const { useListSocialMediaQuery } = socialMediaApi;
