// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSocialMedia: build.query<ListSocialMediaApiResponse, ListSocialMediaApiArg>({
      query: () => ({ url: `/social-media` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as socialMediaGenerated };
export type ListSocialMediaApiResponse = /** status 200 The list */ SocialMediaResponse[];
export type ListSocialMediaApiArg = void;
export type SocialMediaResponse = {
  createdAt: string;
  /** Follows from the platform */
  icon: 'Instagram' | 'MessageCircle' | 'TikTok' | 'Share2';
  id: number;
  platform: string;
  /** An http or https URL, as it was entered */
  url: string;
};
export type ErrorResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export const { useListSocialMediaQuery } = injectedRtkApi;
