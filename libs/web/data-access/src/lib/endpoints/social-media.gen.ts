// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { SocialMediaResponse } from './types.gen';
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
export const { useListSocialMediaQuery } = injectedRtkApi;
